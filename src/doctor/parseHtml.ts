import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { PageElement } from './PageElement'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

export interface ParsedPage {
  /** All elements in the order of the markup, those in templates and noscript included. */
  readonly elements: readonly PageElement[]
  readonly hasDoctype: boolean
}

/** Parses a page the way browsers do. */
export function parseHtml(html: string): ParsedPage {
  // Without scripting, so that the content of noscript arrives as elements.
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  const elements: PageElement[] = []
  for (const node of document.childNodes) if (isElement(node)) elements.push(...flatten(toElement(node, undefined, false)))
  return { elements, hasDoctype: document.childNodes.some(({ nodeName }) => nodeName === '#documentType') }
}

const isElement = (node: Node): node is Element => 'tagName' in node
/** They alone have a content beside their children. */
const isTemplate = (node: Element): node is DefaultTreeAdapterTypes.Template => 'content' in node

function toElement(node: Element, parent: PageElement | undefined, isInert: boolean): PageElement {
  const content = isTemplate(node) ? node.content.childNodes : node.childNodes
  const children: PageElement[] = []
  const element: PageElement = {
    name: node.tagName.toLowerCase(),
    attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
    children,
    parent,
    text: content.map((child) => ('value' in child ? child.value : '')).join(''),
    line: node.sourceCodeLocation?.startLine ?? 1,
    column: node.sourceCodeLocation?.startCol ?? 1,
    isImplied: !node.sourceCodeLocation,
    isInert,
  }
  const isInside = isInert || element.name === 'template' || element.name === 'noscript'
  for (const child of content) if (isElement(child)) children.push(toElement(child, element, isInside))
  return element
}

const flatten = (element: PageElement): PageElement[] => [element, ...element.children.flatMap(flatten)]
