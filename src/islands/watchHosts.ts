import { findAll } from './queryPage'

export const HOST = 'data-island'
const PAGE_DATA = 'script[data-partner-page]'
const INTERESTING = `[${HOST}], ${PAGE_DATA}`

/** What happened to the document in one run of mutations. */
export interface Changes {
  /** Elements that may be a new host, a host of another name, or a host with new props. */
  readonly touched: ReadonlySet<Element>
  readonly removed: boolean
  readonly pageData: boolean
}

/** Calls back once for all mutations up to the end of a microtask. Moves arrive as removal and insertion together. */
export function watchHosts(document: Document, settle: (changes: Changes) => void): () => void {
  const observer = new MutationObserver((records) => settle(summarise(records)))
  observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: [HOST] })
  return () => observer.disconnect()
}

export const findHosts = (document: Document): Element[] => findAll(document, `[${HOST}]`)

function summarise(records: readonly MutationRecord[]): Changes {
  const touched = new Set<Element>()
  let removed = false
  let pageData = false

  const touch = (element: Element) => {
    if (matches(element, PAGE_DATA)) pageData = true
    else touched.add(element)
  }
  for (const { target, addedNodes, removedNodes } of records) {
    removed ||= removedNodes.length > 0
    touchUpwards(target, touch)
    for (const node of addedNodes) {
      if (!isElement(node)) continue
      if (matches(node, INTERESTING)) touch(node)
      for (const element of Element.prototype.querySelectorAll.call(node, INTERESTING)) touch(element)
    }
  }
  return { touched, removed, pageData }
}

/** The text in a script, a new script and a changed attribute all concern the element itself, its parent or the parent of that. */
function touchUpwards(target: Node, touch: (element: Element) => void): void {
  let node: Node | null = target
  for (let step = 0; node && step < 3; step++, node = node.parentNode) if (isElement(node)) touch(node)
}

// On the prototype: a form has its fields as properties, and one may be called "matches".
const matches = (element: Element, selector: string): boolean => Element.prototype.matches.call(element, selector)
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE
