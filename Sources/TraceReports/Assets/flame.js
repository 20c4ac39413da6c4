// Draws the flame charts of a ViewTrace report from the columns in #flame-data.
// The cost of a frame is bounded by rows and pixels, not by boxes.
(() => {
  "use strict";
  const root = document.getElementById("flame");
  const source = document.getElementById("flame-data");
  if (!root || !source) return;
  const data = JSON.parse(source.textContent);
  const canvas = root.querySelector("canvas");
  const details = root.querySelector(".details");
  const search = root.querySelector("input");
  const buttons = [...root.querySelectorAll("[data-chart]")];
  const context = canvas.getContext("2d");
  const rowHeight = 21, font = "11.5px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace";

  const sparse = (pairs, count, usual) => {
    const column = new Int32Array(count).fill(usual);
    for (let i = 0, at = 0; i < pairs.length; i += 2) column[at += pairs[i]] = pairs[i + 1];
    return column;
  };
  const decode = (columns) => {
    const count = columns.start.length, start = new Float64Array(count), rows = [];
    for (let i = 0, at = 0; i < count; i++) {
      start[i] = at += columns.start[i];
      (rows[columns.depth[i]] ??= []).push(i);
    }
    const duration = Float64Array.from(columns.duration);
    const total = (rows[0] ?? []).reduce((end, i) => Math.max(end, start[i] + duration[i]), 1);
    return {
      ...columns, start, duration, rows, total, count,
      runs: sparse(columns.runs, count, 1), waste: sparse(columns.waste, count, 0),
    };
  };
  const charts = { time: decode(data.time), merged: decode(data.merged) };
  let kind = "time", chart = charts.time, left = 0, right = chart.total;
  let selected = -1, hovered = -1, matches = null, colours = {}, hatch, advance = 7, queued = false;

  const counted = (count) => count === 1 ? "1 run" : count.toLocaleString("en-US") + " runs";
  // Without times a box is as wide as the runs inside it are many.
  const inTime = data.unit === "ns", least = inTime ? 20 : 1;
  const time = (ns) => !inTime ? counted(ns) : ns >= 1e6 ? (ns / 1e6).toFixed(2) + " ms"
    : ns >= 1e3 ? (ns / 1e3).toFixed(1) + " µs" : ns + " ns";

  // Colours are the style's, so that the scheme of the page is the chart's.
  const readColours = () => {
    const style = getComputedStyle(root);
    const names = ["frame", "first", "model", "state", "environment", "input", "other", "folded",
      "ink", "faint", "hatch", "paper", "accent"];
    for (const name of names) colours[name] = style.getPropertyValue("--" + name).trim();
    const tile = document.createElement("canvas");
    tile.width = tile.height = 8;
    const pen = tile.getContext("2d");
    pen.strokeStyle = colours.hatch;
    pen.lineWidth = 1.6;
    pen.beginPath();
    for (const x of [-8, 0, 8]) { pen.moveTo(x, 8); pen.lineTo(x + 8, 0); }
    pen.stroke();
    hatch = context.createPattern(tile, "repeat");
  };

  // The first box of a row that ends after a moment.
  const find = (row, moment, from = 0) => {
    let low = from, high = row.length;
    while (low < high) {
      const middle = (low + high) >> 1, box = row[middle];
      if (chart.start[box] + chart.duration[box] <= moment) low = middle + 1; else high = middle;
    }
    return low;
  };

  const draw = () => {
    queued = false;
    const ratio = window.devicePixelRatio || 1, width = canvas.clientWidth;
    const height = Math.max(chart.rows.length, 1) * rowHeight + 1;
    canvas.style.height = height + "px";
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    const scale = canvas.width / (right - left), pixel = 1 / scale, tall = rowHeight * ratio;
    context.font = font.replace("11.5", 11.5 * ratio);
    context.textBaseline = "middle";
    advance = context.measureText("0").width;
    chart.rows.forEach((row, depth) => {
      const top = Math.round(depth * tall), bottom = Math.round((depth + 1) * tall) - 1;
      for (let at = find(row, left); at < row.length; at++) {
        const box = row[at];
        if (chart.start[box] >= right) break;
        const x = Math.max(Math.round((chart.start[box] - left) * scale), 0);
        const end = Math.min(Math.round((chart.start[box] + chart.duration[box] - left) * scale),
          canvas.width);
        paint(box, x, top, Math.max(end - x - (end - x > 3 ? 1 : 0), 1), bottom - top, ratio);
        // A sliver stands for all that share its pixel: a skipped run is no gap.
        if (end - x < 1) at = find(row, left + (x + 1) * pixel, at + 1) - 1;
      }
    });
  };

  const paint = (box, x, y, width, height, ratio) => {
    const dim = matches && !matches.has(chart.name[box]);
    context.globalAlpha = dim ? 0.22 : 1;
    context.fillStyle = colours[data.causes[chart.cause[box]][1]];
    context.fillRect(x, y, width, height);
    if (chart.waste[box] > 0 && chart.waste[box] * 2 >= chart.runs[box]) {
      context.fillStyle = hatch;
      context.fillRect(x, y, width, height);
    }
    if (box === selected || box === hovered) {
      context.strokeStyle = box === selected ? colours.accent : colours.ink;
      context.lineWidth = 2 * ratio;
      context.strokeRect(x + ratio, y + ratio, Math.max(width - 2 * ratio, 1), height - 2 * ratio);
    }
    if (width < 40 * ratio) return;
    const room = Math.floor((width - 10 * ratio) / advance), name = data.names[chart.name[box]];
    context.fillStyle = colours.ink;
    const text = name.length <= room ? name : name.slice(0, Math.max(room - 1, 0)) + "…";
    context.fillText(text, x + 5 * ratio, y + height / 2 + ratio);
  };

  const redraw = () => { if (!queued) { queued = true; requestAnimationFrame(draw); } };

  const boxAt = (event) => {
    const frame = canvas.getBoundingClientRect();
    const row = chart.rows[Math.floor((event.clientY - frame.top) / rowHeight)];
    const moment = left + (event.clientX - frame.left) / frame.width * (right - left);
    const box = row ? row[find(row, moment)] : undefined;
    return box !== undefined && chart.start[box] <= moment ? box : -1;
  };

  const tell = (box) => {
    if (box < 0) {
      details.textContent = `${time(right - left)} shown of ${time(chart.total)}`;
      return;
    }
    const [cause, colour] = data.causes[chart.cause[box]], runs = chart.runs[box];
    const parts = [data.names[chart.name[box]]];
    if (inTime || colour === "frame") parts.push(time(chart.duration[box]));
    if (colour === "frame") parts.push(data.words.frame);
    else {
      parts.push(counted(runs));
      if (!inTime && chart.duration[box] > runs) parts.push(counted(chart.duration[box]) + " with those inside");
      parts.push(cause ? `${cause} (${data.words[colour]})` : data.words[colour]);
      if (chart.waste[box]) parts.push(runs === 1 ? "changed nothing" : chart.waste[box] + " changed nothing");
    }
    details.textContent = parts.join(" · ");
  };

  const show = (from, to) => {
    const span = Math.min(Math.max(to - from, least), chart.total);
    left = Math.min(Math.max(from, 0), chart.total - span);
    right = left + span;
    const whole = left <= 0 && right >= chart.total && kind === "time";
    const mark = whole ? "#chart" : `#chart=${kind},${Math.round(left)},${Math.round(right)}`;
    if (location.hash.startsWith("#chart") || !whole) history.replaceState(null, "", mark);
    redraw();
  };
  const zoom = (factor, centre) => show(centre - (centre - left) * factor, centre + (right - centre) * factor);
  const focusOn = (box) => show(chart.start[box], chart.start[box] + Math.max(chart.duration[box], 1));
  const open = (name, from, to) => {
    [kind, chart, selected, hovered] = [name, charts[name], -1, -1];
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.chart === name));
    show(from ?? 0, to ?? chart.total);
    tell(-1);
  };

  // Preorder: what follows a box and is one deeper is inside it.
  const step = (box, key) => {
    if (box < 0) return chart.count ? 0 : -1;
    const row = chart.rows[chart.depth[box]], at = row.indexOf(box);
    if (key === "ArrowLeft") return row[Math.max(at - 1, 0)];
    if (key === "ArrowRight") return row[Math.min(at + 1, row.length - 1)];
    if (key === "ArrowDown") return chart.depth[box + 1] > chart.depth[box] ? box + 1 : box;
    for (let above = box - 1; above >= 0; above--) if (chart.depth[above] < chart.depth[box]) return above;
    return box;
  };

  let drag = null;
  canvas.addEventListener("pointerdown", (event) => {
    drag = { x: event.clientX, left, right, moved: false };
    if (event.pointerType === "mouse") canvas.setPointerCapture(event.pointerId);
  });
  canvas.addEventListener("pointermove", (event) => {
    if (drag && event.buttons) {
      const by = (drag.x - event.clientX) / canvas.clientWidth * (drag.right - drag.left);
      drag.moved ||= Math.abs(drag.x - event.clientX) > 4;
      if (drag.moved) show(drag.left + by, drag.right + by);
    } else if (hovered !== (hovered = boxAt(event))) { tell(hovered); redraw(); }
  });
  canvas.addEventListener("pointerup", (event) => {
    const box = drag && !drag.moved ? boxAt(event) : -1;
    drag = null;
    if (box >= 0) { selected = box; focusOn(box); tell(box); }
  });
  canvas.addEventListener("pointercancel", () => { drag = null; });
  canvas.addEventListener("pointerleave", () => { hovered = -1; tell(selected); redraw(); });
  canvas.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const frame = canvas.getBoundingClientRect();
    zoom(Math.exp(event.deltaY / 300), left + (event.clientX - frame.left) / frame.width * (right - left));
  }, { passive: false });
  canvas.addEventListener("keydown", (event) => {
    if (event.key.startsWith("Arrow")) { selected = step(selected, event.key); tell(selected); redraw(); }
    else if (event.key === "Enter" && selected >= 0) focusOn(selected);
    else if (event.key === "Escape") { selected = -1; show(0, chart.total); tell(-1); }
    else if (event.key === "+" || event.key === "=") zoom(0.5, (left + right) / 2);
    else if (event.key === "-") zoom(2, (left + right) / 2);
    else return;
    event.preventDefault();
  });
  search.addEventListener("input", () => {
    const wanted = search.value.trim().toLowerCase();
    matches = wanted ? new Set(data.names.flatMap((name, i) => name.toLowerCase().includes(wanted) ? [i] : [])) : null;
    if (!matches) tell(selected);
    else {
      let runs = 0;
      for (let i = 0; i < chart.count; i++) if (matches.has(chart.name[i]) && data.causes[chart.cause[i]][1] !== "frame") runs += chart.runs[i];
      details.textContent = runs === 1 ? "1 run matches" : counted(runs) + " match";
    }
    redraw();
  });
  for (const button of buttons) button.addEventListener("click", () => open(button.dataset.chart));
  root.querySelector("[data-reset]").addEventListener("click", () => { selected = -1; open(kind); });
  new ResizeObserver(redraw).observe(canvas);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => { readColours(); redraw(); });

  readColours();
  root.classList.add("ready");
  const place = location.hash.match(/^#chart=(time|merged),(\d+),(\d+)$/);
  if (place) { open(place[1], Number(place[2]), Number(place[3])); root.scrollIntoView(); }
  else { tell(-1); redraw(); }
})();
