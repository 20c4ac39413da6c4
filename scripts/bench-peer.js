// React 18 on the workload of the scenarios keyed-rows and deep-tree, on a host
// that keeps its nodes in linked lists and does nothing else.
//
// Prints a JSON object: the peer's name, and nanoseconds for each operation.
// Run by scripts/bench-peer, which says where React is.
'use strict'

const rounds = Number(process.argv[2] ?? 21)
// Rounds before the first that counts, enough for the code to be compiled.
const warmUps = 30

const style = {}

// A document with the least that react-dom asks of one.
class HostNode {
  constructor(type, name, document) {
    this.nodeType = type
    this.nodeName = this.tagName = name
    this.ownerDocument = document
    this.namespaceURI = 'http://www.w3.org/1999/xhtml'
    this.parentNode = null
    this.firstChild = this.lastChild = null
    this.previousSibling = this.nextSibling = null
    this.attributes = null
    this.nodeValue = ''
    this.style = style
  }
  addEventListener() {}
  removeEventListener() {}
  setAttribute(name, value) { (this.attributes ??= new Map()).set(name, value) }
  removeAttribute(name) { this.attributes?.delete(name) }
  appendChild(child) { return this.insertBefore(child, null) }
  insertBefore(child, next) {
    child.parentNode?.removeChild(child)
    const previous = next === null ? this.lastChild : next.previousSibling
    child.parentNode = this
    child.previousSibling = previous
    child.nextSibling = next
    if (previous === null) this.firstChild = child
    else previous.nextSibling = child
    if (next === null) this.lastChild = child
    else next.previousSibling = child
    return child
  }
  removeChild(child) {
    const { previousSibling: previous, nextSibling: next } = child
    if (previous === null) this.firstChild = next
    else previous.nextSibling = next
    if (next === null) this.lastChild = previous
    else next.previousSibling = previous
    child.parentNode = child.previousSibling = child.nextSibling = null
    return child
  }
  get textContent() {
    if (this.nodeType === 3) return this.nodeValue
    let text = ''
    for (let child = this.firstChild; child; child = child.nextSibling) text += child.textContent
    return text
  }
  set textContent(text) {
    if (this.nodeType === 3) {
      this.nodeValue = text
      return
    }
    while (this.firstChild) this.removeChild(this.firstChild)
    if (text !== '') this.appendChild(this.ownerDocument.createTextNode(text))
  }
}

const document = new HostNode(9, '#document', null)
document.createElement = (name) => new HostNode(1, name.toUpperCase(), document)
document.createTextNode = (text) => {
  const node = new HostNode(3, '#text', document)
  node.nodeValue = text
  return node
}
document.documentElement = document.createElement('html')
document.body = document.createElement('body')
document.activeElement = document.body
document.defaultView = globalThis
globalThis.window = globalThis
globalThis.document = document
globalThis.HTMLIFrameElement = class {}

const React = require('react')
const { createRoot } = require('react-dom/client')
const { flushSync } = require('react-dom')
const { createElement: element, memo, useState, useContext, createContext } = React

const Row = memo(({ item, isSelected }) =>
  element(
    'div', null, element('span', null, item.label), element('button', null, 'x'),
    isSelected ? element('span', null, '*') : null,
  ))

let setContent
const Table = () => {
  const [content, set] = useState({ items: [], selected: undefined })
  setContent = set
  return element('div', null, content.items.map((item) =>
    element(Row, { key: item.id, item, isSelected: item.id === content.selected })))
}

const Theme = createContext(0)
let setTheme, setLeaf
const Leaf = memo(({ index }) => {
  const [count, set] = useState(0)
  const theme = useContext(Theme)
  if (index === 4096) setLeaf = set
  return element('span', null, `${count} ${theme}`)
})
const Split = memo(({ depth, index }) =>
  depth === 0
    ? element(Leaf, { index })
    : element(
      React.Fragment, null, element(Split, { depth: depth - 1, index: index * 2 }),
      element(Split, { depth: depth - 1, index: index * 2 + 1 }),
    ))
const Deep = () => {
  const [theme, set] = useState(0)
  setTheme = set
  return element(Theme.Provider, { value: theme }, element(Split, { depth: 13, index: 0 }))
}

const mount = (component) => {
  const container = document.createElement('div')
  const root = createRoot(container)
  flushSync(() => root.render(element(component)))
  return { container, root }
}

// On the wall, where the collector works beside it as it does in an app: forced before each
// operation, it would sweep within what is timed. In microseconds.
const computed = () => Number(process.hrtime.bigint()) / 1000

const time = (body) => {
  const start = computed()
  flushSync(body)
  return (computed() - start) * 1000
}

const check = (isRight, what) => {
  if (!isRight) throw new Error(`bench-peer: ${what} is not shown as it should be`)
}

const quantile = (sorted, part) => {
  const place = part * (sorted.length - 1)
  const index = Math.floor(place)
  const next = sorted[Math.min(index + 1, sorted.length - 1)]
  return sorted[index] + (next - sorted[index]) * (place - index)
}

const operations = {}
const keep = (name, samples) => {
  const sorted = samples.slice().sort((a, b) => a - b)
  operations[name] = Math.round(quantile(sorted, 0.5))
}

const items = (from, to) =>
  Array.from({ length: to - from }, (_, index) =>
    ({ id: from + index, label: `row number ${from + index}` }))

const thousand = items(0, 1000)
const tenThousand = items(0, 10000)
const updated = thousand.map((item, index) =>
  index % 10 === 0 ? { ...item, label: item.label + ' !!!' } : item)
const swapped = thousand.slice()
swapped[1] = thousand[998]
swapped[998] = thousand[1]
const removed = thousand.filter((_, index) => index !== 499)

const keyed = [
  ['create/1000', [], thousand],
  ['create/10000', [], tenThousand],
  ['replace/1000', thousand, items(10000, 11000)],
  ['update-10th/1000', thousand, updated],
  ['select/1000', thousand, thousand, 500],
  ['swap/1000', thousand, swapped],
  ['remove/1000', thousand, removed],
  ['clear/1000', thousand, []],
  ['append-1000/10000', tenThousand, tenThousand.concat(items(10000, 11000))],
]

for (const [name, before, after, selected] of keyed) {
  const { container, root } = mount(Table)
  const samples = []
  for (let round = -warmUps; round < rounds; round++) {
    flushSync(() => setContent({ items: before, selected: undefined }))
    const sample = time(() => setContent({ items: after, selected }))
    if (round >= 0) samples.push(sample)
  }
  const words = after.map((item) => item.label + 'x' + (item.id === selected ? '*' : '')).join('')
  check(container.textContent === words, name)
  keep(`keyed-rows/${name}`, samples)
  flushSync(() => root.unmount())
}

{
  const samples = []
  for (let round = -5; round < rounds; round++) {
    const container = document.createElement('div')
    const root = createRoot(container)
    const sample = time(() => root.render(element(Deep)))
    if (round >= 0) samples.push(sample)
    flushSync(() => root.unmount())
  }
  keep('deep-tree/mount', samples)
}

{
  const { container } = mount(Deep)
  let last = 0
  const repeat = (count, write) => {
    const samples = []
    for (let round = -warmUps; round < count; round++) {
      last += 1
      const sample = time(() => write(last))
      if (round >= 0) samples.push(sample)
    }
    return samples
  }
  keep('deep-tree/one-leaf', repeat(rounds, (value) => setLeaf(value)))
  check(container.textContent.includes(`${last} 0`), 'one leaf')
  const leaf = last
  keep('deep-tree/environment', repeat(rounds, (value) => setTheme(value)))
  check(container.textContent.startsWith(`0 ${last}0 ${last}`), 'the environment')
  check(container.textContent.includes(`${leaf} ${last}`), 'the leaf after the environment')
}

console.log(JSON.stringify(
  { name: `React ${React.version}, Node.js ${process.version}`, median_ns: operations }, null, 2))
