// A table: the whole schema of a trace, and nothing but it.

import TraceModel

/// The tables and views of a trace, described one by one in `docs/trace-format.md`.
///
/// Integers and one string table throughout; no blobs, no secondary index
/// while it is written. Why it is so stands in
/// `docs/decisions/0002-trace-schema.md`. A change here needs a new `version`,
/// a step in `Upgrades`, a fixture and a paragraph in the page's changelog.
enum Schema {
  /// `VTRC`, by which `file` and viewtrace know a trace.
  static let applicationID: Int32 = 0x5654_5243
  static let version: Int32 = 2

  static let tables = """
    CREATE TABLE trace(                 -- facts of the recording, one a row
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE word(                  -- what the small codes mean
      domain TEXT NOT NULL,             -- the column, as table.column
      code INTEGER NOT NULL,
      text TEXT NOT NULL,
      PRIMARY KEY(domain, code)
    ) WITHOUT ROWID;
    CREATE TABLE name(                  -- the one string table
      id INTEGER PRIMARY KEY,
      text TEXT NOT NULL
    );
    CREATE TABLE place(                 -- a distinct stack of callers
      id INTEGER PRIMARY KEY,
      file INTEGER,                     -- name.id; NULL until resolved, like the rest
      line INTEGER,
      col INTEGER,
      function INTEGER,                 -- name.id
      approximate INTEGER               -- 1: the caller of a frame that was optimised away
    );
    CREATE TABLE frame(                 -- its raw return addresses
      place INTEGER NOT NULL,
      ord INTEGER NOT NULL,             -- 0 is the nearest
      image INTEGER NOT NULL,           -- name.id of the path
      offset INTEGER NOT NULL,          -- bytes from the image's base
      PRIMARY KEY(place, ord)
    ) WITHOUT ROWID;
    CREATE TABLE view(                  -- a type with a body, or a content closure of one
      id INTEGER PRIMARY KEY,
      name INTEGER NOT NULL,            -- name.id
      module INTEGER,                   -- name.id
      kind INTEGER NOT NULL,            -- below 10 its runs are evaluations
      owner INTEGER,                    -- view.id in whose body the closure was written
      place INTEGER                     -- place.id
    );
    CREATE TABLE object(                -- an observed model, numbered by first use
      id INTEGER PRIMARY KEY,
      type INTEGER NOT NULL             -- name.id
    );
    CREATE TABLE step(                  -- one action of the workload; 0 is the mount
      id INTEGER PRIMARY KEY,
      path TEXT NOT NULL,               -- where it stands in the workload: 3.2
      action INTEGER NOT NULL,          -- name.id
      target INTEGER,                   -- name.id
      mark INTEGER,                     -- name.id of the phase
      at_ns INTEGER NOT NULL,
      virtual_ns INTEGER NOT NULL,
      end_ns INTEGER,                   -- NULL while it runs, or where the recording ended in it
      outcome INTEGER
    );
    CREATE TABLE txn(                   -- one update cycle
      id INTEGER PRIMARY KEY,
      step INTEGER NOT NULL,
      kind INTEGER NOT NULL,
      pass INTEGER NOT NULL,
      at_ns INTEGER NOT NULL,
      virtual_ns INTEGER NOT NULL,
      dur_ns INTEGER NOT NULL,
      first_run INTEGER NOT NULL,       -- its runs are first_run … first_run + runs - 1
      runs INTEGER NOT NULL
    );
    CREATE TABLE node(                  -- one identity of a view; ids are never used again
      id INTEGER PRIMARY KEY,
      view INTEGER NOT NULL,
      parent INTEGER,
      txn INTEGER NOT NULL,             -- that created it
      key INTEGER,                      -- explicit id: name.id of its text,
      key_int INTEGER                   -- or the integer itself
    );
    CREATE TABLE cause_set(             -- every distinct list of causes
      id INTEGER PRIMARY KEY,
      text INTEGER NOT NULL             -- name.id of '@self, @identity, _score'
    );
    CREATE TABLE cause(                 -- its members, in the order in which SwiftUI prints them
      cause_set INTEGER NOT NULL,
      ord INTEGER NOT NULL,
      kind INTEGER NOT NULL,
      token INTEGER NOT NULL,           -- name.id of @self, _count, \\Store.output
      detail INTEGER,                   -- name.id of the field, key or property behind it
      difference INTEGER NOT NULL,      -- how an input differed
      PRIMARY KEY(cause_set, ord)
    ) WITHOUT ROWID;
    CREATE TABLE run(                   -- one evaluation or content run
      id INTEGER PRIMARY KEY,           -- in order of start: those below are id + 1 … id + below
      txn INTEGER NOT NULL,
      node INTEGER NOT NULL,
      up INTEGER NOT NULL,              -- id minus the id of the run above; 0 at the top
      causes INTEGER NOT NULL,          -- cause_set.id
      write INTEGER,                    -- first write behind it; NULL: the run above is the reason
      after_ns INTEGER NOT NULL,        -- start, since txn.at_ns
      body_ns INTEGER NOT NULL,
      diff_ns INTEGER NOT NULL,
      below INTEGER NOT NULL,
      compared INTEGER NOT NULL,
      skipped INTEGER NOT NULL,
      fields INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      flags INTEGER NOT NULL            -- 1 content, 2 first, 4 waste, 8 pure waste
    );
    CREATE TABLE run_write(             -- second and later writes behind a run
      run INTEGER NOT NULL,
      write INTEGER NOT NULL,
      PRIMARY KEY(run, write)
    ) WITHOUT ROWID;
    CREATE TABLE run_change(            -- children of a run put in, taken out, moved, if any
      run INTEGER PRIMARY KEY,
      inserted INTEGER NOT NULL,
      removed INTEGER NOT NULL,
      moved INTEGER NOT NULL
    );
    CREATE TABLE list(                  -- a ForEach, List or lazy container in one transaction
      id INTEGER PRIMARY KEY,
      txn INTEGER NOT NULL,
      node INTEGER NOT NULL,
      run INTEGER,                      -- that gave it its data; NULL: layout asked for rows
      kind INTEGER NOT NULL,
      before INTEGER NOT NULL,
      after INTEGER NOT NULL,
      inserted INTEGER NOT NULL,
      removed INTEGER NOT NULL,
      moved INTEGER NOT NULL,
      kept INTEGER NOT NULL,
      rerun INTEGER NOT NULL,
      changed INTEGER,                  -- NULL: the element has no ==
      displaced INTEGER,                -- NULL: it cannot be compared
      dur_ns INTEGER NOT NULL
    );
    CREATE TABLE write(                 -- a set of state, property, binding, environment value
      id INTEGER PRIMARY KEY,
      step INTEGER NOT NULL,
      txn INTEGER,                      -- that took it up; NULL: nothing read it
      node INTEGER,                     -- that owns the state
      object INTEGER,                   -- that owns the property
      name INTEGER NOT NULL,            -- name.id of _count, FeedModel.items, \\.theme
      kind INTEGER NOT NULL,
      place INTEGER,
      at_ns INTEGER NOT NULL,
      flags INTEGER NOT NULL            -- 1 equal, 2 unknown, 4 during update, 8 no reader
    );
    CREATE TABLE layout(                -- one layout of the screen
      id INTEGER PRIMARY KEY,
      txn INTEGER NOT NULL,
      node INTEGER,                     -- that set it off; NULL: the whole screen
      reason INTEGER NOT NULL,
      measured INTEGER NOT NULL,
      asked INTEGER NOT NULL,
      cached INTEGER NOT NULL,
      proposals INTEGER NOT NULL,
      placed INTEGER NOT NULL,
      dur_ns INTEGER NOT NULL
    );
    CREATE TABLE layout_view(           -- the same by view
      layout INTEGER NOT NULL,
      view INTEGER NOT NULL,
      nodes INTEGER NOT NULL,
      asked INTEGER NOT NULL,
      cached INTEGER NOT NULL,
      proposals INTEGER NOT NULL,
      self_ns INTEGER NOT NULL,
      PRIMARY KEY(layout, view)
    ) WITHOUT ROWID;
    CREATE TABLE layout_node(           -- the same by node, of those that worked out a size
      layout INTEGER NOT NULL,
      node INTEGER NOT NULL,
      elements INTEGER NOT NULL,        -- stacks, leaves, modifiers in its body
      asked INTEGER NOT NULL,
      cached INTEGER NOT NULL,
      proposals INTEGER NOT NULL,
      placed INTEGER NOT NULL,
      self_ns INTEGER NOT NULL,
      PRIMARY KEY(layout, node)
    ) WITHOUT ROWID;
    CREATE TABLE lazy(                  -- rows of a lazy container in one transaction
      id INTEGER PRIMARY KEY,
      txn INTEGER NOT NULL,
      node INTEGER NOT NULL,
      kind INTEGER NOT NULL,
      views INTEGER NOT NULL,           -- in it, made or not
      made INTEGER NOT NULL,
      shown INTEGER NOT NULL,
      hidden INTEGER NOT NULL,
      ended INTEGER NOT NULL,
      existing INTEGER NOT NULL,        -- rows afterwards
      seen INTEGER NOT NULL,            -- of these, on the screen
      corrections INTEGER NOT NULL,     -- its length was not what was estimated
      corrected INTEGER NOT NULL,       -- by how many points in all
      varied INTEGER NOT NULL           -- 1: later rows are found by making earlier ones
    );
    CREATE TABLE lifetime(              -- what happened in the life of a node
      id INTEGER PRIMARY KEY,
      txn INTEGER NOT NULL,
      node INTEGER NOT NULL,
      kind INTEGER NOT NULL,
      name INTEGER                      -- name.id of the state or task
    );
    CREATE TABLE display(               -- what a transaction changed on the screen
      txn INTEGER PRIMARY KEY,
      leaves INTEGER NOT NULL,          -- that changed
      moved INTEGER NOT NULL,
      inserted INTEGER NOT NULL,
      removed INTEGER NOT NULL,
      shown INTEGER NOT NULL,           -- leaves on the screen then
      passes INTEGER NOT NULL,          -- off-screen passes of the frame
      lazy_passes INTEGER NOT NULL,     -- of these, in rows of lazy containers
      images INTEGER NOT NULL,          -- different ones on the screen
      decoded_bytes INTEGER NOT NULL,
      dur_ns INTEGER NOT NULL
    );
    CREATE TABLE display_pass(          -- its off-screen passes by view
      txn INTEGER NOT NULL,
      view INTEGER NOT NULL,
      kind INTEGER NOT NULL,
      in_lazy_row INTEGER NOT NULL,     -- 1: in a row that a lazy container makes
      count INTEGER NOT NULL,
      PRIMARY KEY(txn, view, kind, in_lazy_row)
    ) WITHOUT ROWID;
    CREATE TABLE display_image(         -- an image that came or is shown otherwise
      id INTEGER PRIMARY KEY,
      txn INTEGER NOT NULL,
      node INTEGER,
      name INTEGER NOT NULL,            -- name.id
      width INTEGER NOT NULL,           -- pixels; 0 where nobody knows
      height INTEGER NOT NULL,
      shown_width INTEGER NOT NULL,     -- pixels of the screen
      shown_height INTEGER NOT NULL,
      decoded_bytes INTEGER NOT NULL
    );
    CREATE TABLE display_text(          -- a text that came or is cut otherwise, part of it left out
      id INTEGER PRIMARY KEY,
      txn INTEGER NOT NULL,
      node INTEGER,
      text INTEGER NOT NULL,            -- name.id; the beginning of what is shown
      lines INTEGER NOT NULL,
      wanted_lines INTEGER NOT NULL,    -- that all of it would take at its width
      width INTEGER NOT NULL            -- pixels of the screen
    );
    CREATE TABLE display_row(           -- lazy rows that came onto the screen, by view
      txn INTEGER NOT NULL,
      view INTEGER NOT NULL,
      rows INTEGER NOT NULL,
      nodes INTEGER NOT NULL,
      leaves INTEGER NOT NULL,
      PRIMARY KEY(txn, view)
    ) WITHOUT ROWID;
    CREATE TABLE message(               -- what SwiftUI logs, a crash's sentence, a note
      id INTEGER PRIMARY KEY,
      step INTEGER NOT NULL,
      txn INTEGER,
      node INTEGER,
      level INTEGER NOT NULL,
      text INTEGER NOT NULL             -- name.id
    );
    CREATE TABLE picture(               -- how the screen looked after a step, where it changed
      id INTEGER PRIMARY KEY,
      step INTEGER NOT NULL,
      txn INTEGER,                      -- the last one before it
      svg TEXT NOT NULL
    );
    CREATE TABLE view_step(             -- sums, kept in the same commit as their runs
      view INTEGER NOT NULL,
      step INTEGER NOT NULL,
      causes INTEGER NOT NULL,
      evaluations INTEGER NOT NULL,
      content_runs INTEGER NOT NULL,
      firsts INTEGER NOT NULL,
      compared INTEGER NOT NULL,
      skipped INTEGER NOT NULL,
      fields INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      waste INTEGER NOT NULL,
      pure_waste INTEGER NOT NULL,
      self_ns INTEGER NOT NULL,
      total_ns INTEGER NOT NULL,        -- a view nested in itself counts once
      PRIMARY KEY(view, step, causes)
    ) WITHOUT ROWID;
    """

  static let views = """
    CREATE VIEW by_view AS              -- sums of each view type
    SELECT
      v.id, n.text AS view, m.text AS module, k.text AS kind,
      SUM(s.evaluations) AS evaluations, SUM(s.content_runs) AS content_runs,
      SUM(s.firsts) AS firsts, SUM(s.skipped) AS skips, SUM(s.waste) AS waste,
      SUM(s.pure_waste) AS pure_waste, SUM(s.self_ns) AS self_ns, SUM(s.total_ns) AS total_ns
    FROM view_step s
      JOIN view v ON v.id = s.view
      JOIN name n ON n.id = v.name
      LEFT JOIN name m ON m.id = v.module
      LEFT JOIN word k ON k.domain = 'view.kind' AND k.code = v.kind
    GROUP BY v.id;

    CREATE VIEW by_step AS              -- sums of each step; a step without runs has zeros
    SELECT
      t.id AS step, t.path, a.text AS action, g.text AS target, m.text AS mark,
      o.text AS outcome,
      COALESCE(SUM(s.evaluations), 0) AS evaluations,
      COALESCE(SUM(s.content_runs), 0) AS content_runs,
      COALESCE(SUM(s.skipped), 0) AS skips, COALESCE(SUM(s.waste), 0) AS waste,
      COALESCE(SUM(s.self_ns), 0) AS self_ns
    FROM step t
      JOIN name a ON a.id = t.action
      LEFT JOIN name g ON g.id = t.target
      LEFT JOIN name m ON m.id = t.mark
      LEFT JOIN word o ON o.domain = 'step.outcome' AND o.code = t.outcome
      LEFT JOIN view_step s ON s.step = t.id
    GROUP BY t.id;

    CREATE VIEW by_cause AS             -- sums of each view type and list of causes
    SELECT
      v.id, n.text AS view, c.text AS causes,
      SUM(s.evaluations) AS evaluations, SUM(s.content_runs) AS content_runs,
      SUM(s.waste) AS waste, SUM(s.self_ns) AS self_ns
    FROM view_step s
      JOIN view v ON v.id = s.view
      JOIN name n ON n.id = v.name
      LEFT JOIN cause_set cs ON cs.id = s.causes
      LEFT JOIN name c ON c.id = cs.text
    GROUP BY v.id, s.causes;

    CREATE VIEW by_node AS              -- sums of each instance; scans all runs
    SELECT
      r.node, n.text AS view, COALESCE(k.text, d.key_int) AS key,
      SUM(r.flags & 1 = 0) AS evaluations, SUM(r.flags & 1) AS content_runs,
      SUM(r.skipped) AS skips, SUM(r.flags & 4 <> 0) AS waste,
      SUM(r.body_ns + r.diff_ns) AS self_ns
    FROM run r
      JOIN node d ON d.id = r.node
      JOIN view v ON v.id = d.view
      JOIN name n ON n.id = v.name
      LEFT JOIN name k ON k.id = d.key
    GROUP BY r.node;

    CREATE VIEW by_txn AS               -- sums of each transaction; scans all runs
    SELECT
      t.id AS txn, t.step, k.text AS kind, t.pass, t.dur_ns,
      COALESCE(SUM(r.flags & 1 = 0), 0) AS evaluations,
      COALESCE(SUM(r.flags & 1), 0) AS content_runs,
      COALESCE(SUM(r.skipped), 0) AS skips, COALESCE(SUM(r.flags & 4 <> 0), 0) AS waste,
      COALESCE(SUM(r.body_ns + r.diff_ns), 0) AS self_ns
    FROM txn t
      LEFT JOIN run r ON r.id >= t.first_run AND r.id < t.first_run + t.runs
      LEFT JOIN word k ON k.domain = 'txn.kind' AND k.code = t.kind
    GROUP BY t.id;

    CREATE VIEW run_detail AS           -- a run in words, evaluations and content runs
    SELECT
      r.id, t.step, r.txn, r.node, n.text AS view, c.text AS causes,
      CASE WHEN r.up = 0 THEN NULL ELSE r.id - r.up END AS above,
      t.at_ns + r.after_ns AS at_ns, r.body_ns, r.diff_ns, r.below,
      r.compared, r.skipped, r.fields, r.updated,
      COALESCE(h.inserted, 0) AS inserted, COALESCE(h.removed, 0) AS removed,
      COALESCE(h.moved, 0) AS moved,
      r.flags & 1 AS is_content, r.flags & 2 <> 0 AS is_first,
      r.flags & 4 <> 0 AS is_waste, r.flags & 8 <> 0 AS is_pure_waste
    FROM run r
      JOIN txn t ON t.id = r.txn
      JOIN node d ON d.id = r.node
      JOIN view v ON v.id = d.view
      JOIN name n ON n.id = v.name
      LEFT JOIN cause_set cs ON cs.id = r.causes
      LEFT JOIN name c ON c.id = cs.text
      LEFT JOIN run_change h ON h.run = r.id;

    CREATE VIEW evaluation AS           -- runs of a body
    SELECT * FROM run_detail WHERE is_content = 0;

    CREATE VIEW content_run AS          -- runs of a content closure
    SELECT * FROM run_detail WHERE is_content = 1;

    CREATE VIEW run_cause AS            -- one row a cause of a run
    SELECT
      r.id AS run, c.ord, k.text AS kind, t.text AS token, d.text AS detail,
      h.text AS difference
    FROM run r
      JOIN cause c ON c.cause_set = r.causes
      JOIN word k ON k.domain = 'cause.kind' AND k.code = c.kind
      JOIN name t ON t.id = c.token
      LEFT JOIN name d ON d.id = c.detail
      LEFT JOIN word h
        ON h.domain = 'cause.difference' AND h.code = c.difference AND c.difference <> 0;

    CREATE VIEW write_detail AS         -- a write in words
    SELECT
      w.id AS write, w.step, w.txn, k.text AS kind, n.text AS property,
      w.node, o.text AS object, f.text AS file, p.line, u.text AS function, p.approximate,
      w.at_ns, CASE WHEN w.flags & 2 = 0 THEN w.flags & 1 END AS is_equal, w.flags & 4 <> 0 AS is_during_update,
      w.flags & 8 <> 0 AS has_no_reader
    FROM write w
      JOIN name n ON n.id = w.name
      LEFT JOIN word k ON k.domain = 'write.kind' AND k.code = w.kind
      LEFT JOIN object b ON b.id = w.object
      LEFT JOIN name o ON o.id = b.type
      LEFT JOIN place p ON p.id = w.place
      LEFT JOIN name f ON f.id = p.file
      LEFT JOIN name u ON u.id = p.function;

    CREATE VIEW write_behind AS         -- every write behind a run, its place and step
    SELECT r.run, w.*
    FROM (
      SELECT id AS run, write FROM run WHERE write IS NOT NULL
      UNION ALL SELECT run, write FROM run_write
    ) r
      JOIN write_detail w ON w.write = r.write;

    CREATE VIEW cause_chain AS          -- a run and all runs above it, up to write and step
    SELECT
      r.id AS run, a.id AS link, n.text AS view, c.text AS causes,
      wn.text AS property, f.text AS file, p.line, t.step, x.path, ac.text AS action,
      g.text AS target
    FROM run r
      JOIN txn t ON t.id = r.txn
      JOIN run a ON a.id >= t.first_run AND a.id <= r.id AND a.id + a.below >= r.id
      JOIN node d ON d.id = a.node
      JOIN view v ON v.id = d.view
      JOIN name n ON n.id = v.name
      LEFT JOIN cause_set cs ON cs.id = a.causes
      LEFT JOIN name c ON c.id = cs.text
      LEFT JOIN write w ON w.id = a.write
      LEFT JOIN name wn ON wn.id = w.name
      LEFT JOIN place p ON p.id = w.place
      LEFT JOIN name f ON f.id = p.file
      LEFT JOIN step x ON x.id = t.step
      LEFT JOIN name ac ON ac.id = x.action
      LEFT JOIN name g ON g.id = x.target;

    CREATE VIEW list_rebuild AS         -- lists of which no element was kept
    SELECT
      l.id, t.step, l.txn, l.node, k.text AS kind, l.before, l.after, l.inserted, l.removed,
      l.rerun, l.displaced
    FROM list l
      JOIN txn t ON t.id = l.txn
      LEFT JOIN word k ON k.domain = 'list.kind' AND k.code = l.kind
    WHERE l.kept = 0 AND l.before > 0 AND l.after > 0;

    CREATE VIEW layout_by_view AS       -- layout of each view type
    SELECT
      v.id, n.text AS view, COUNT(*) AS layouts, SUM(l.nodes) AS nodes, SUM(l.asked) AS asked,
      SUM(l.cached) AS cached, SUM(l.proposals) AS proposals, SUM(l.self_ns) AS self_ns
    FROM layout_view l
      LEFT JOIN view v ON v.id = l.view
      LEFT JOIN name n ON n.id = v.name
    GROUP BY l.view;

    CREATE VIEW lazy_by_view AS         -- lazy containers by the view they stand in
    SELECT
      v.id, n.text AS view, k.text AS kind, MAX(z.views) AS views, SUM(z.made) AS made,
      SUM(z.shown) AS shown, SUM(z.hidden) AS hidden, SUM(z.ended) AS ended,
      MAX(z.existing) AS most_existing, MAX(z.seen) AS most_seen,
      SUM(z.corrections) AS corrections, SUM(z.corrected) AS corrected, MAX(z.varied) AS varied
    FROM lazy z
      LEFT JOIN node d ON d.id = z.node
      LEFT JOIN view v ON v.id = d.view
      LEFT JOIN name n ON n.id = v.name
      LEFT JOIN word k ON k.domain = 'lazy.kind' AND k.code = z.kind
    GROUP BY v.id, z.kind;

    CREATE VIEW off_screen_pass AS      -- passes of all frames by view and kind
    SELECT
      v.id, n.text AS view, k.text AS kind, p.in_lazy_row, COUNT(*) AS frames,
      SUM(p.count) AS passes, MAX(p.count) AS most
    FROM display_pass p
      LEFT JOIN view v ON v.id = p.view
      LEFT JOIN name n ON n.id = v.name
      LEFT JOIN word k ON k.domain = 'display_pass.kind' AND k.code = p.kind
    GROUP BY p.view, p.kind, p.in_lazy_row;

    CREATE VIEW oversized_image AS      -- images far larger than their frames
    SELECT
      i.id, t.step, i.txn, i.node, vn.text AS view, n.text AS image, i.width, i.height,
      i.shown_width, i.shown_height,
      1.0 * i.width * i.height / (i.shown_width * i.shown_height) AS times, i.decoded_bytes
    FROM display_image i
      JOIN txn t ON t.id = i.txn
      JOIN name n ON n.id = i.name
      LEFT JOIN node d ON d.id = i.node
      LEFT JOIN view v ON v.id = d.view
      LEFT JOIN name vn ON vn.id = v.name
    WHERE i.width * i.height > \(ShownImage.farTooLarge) * i.shown_width * i.shown_height
      AND i.shown_width * i.shown_height > 0;

    CREATE VIEW cut_text AS             -- texts of which a part is left out
    SELECT
      c.id, t.step, c.txn, c.node, vn.text AS view, n.text, c.lines, c.wanted_lines, c.width
    FROM display_text c
      JOIN txn t ON t.id = c.txn
      JOIN name n ON n.id = c.text
      LEFT JOIN node d ON d.id = c.node
      LEFT JOIN view v ON v.id = d.view
      LEFT JOIN name vn ON vn.id = v.name;

    CREATE VIEW lazy_row AS             -- how much a row of a lazy container holds
    SELECT
      v.id, n.text AS view, SUM(r.rows) AS rows, 1.0 * SUM(r.nodes) / SUM(r.rows) AS nodes,
      1.0 * SUM(r.leaves) / SUM(r.rows) AS leaves
    FROM display_row r
      LEFT JOIN view v ON v.id = r.view
      LEFT JOIN name n ON n.id = v.name
    GROUP BY r.view;

    CREATE VIEW message_text AS         -- messages in words
    SELECT m.id, m.step, m.txn, m.node, k.text AS level, n.text
    FROM message m
      JOIN name n ON n.id = m.text
      LEFT JOIN word k ON k.domain = 'message.level' AND k.code = m.level;
    """
}
