import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { Block } from './pages'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const TEXTS = new Set(['p', 'li', 'blockquote', 'figcaption', 'td', 'dd', 'dt'])
const SILENT = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'nav'])
const MAX_BLOCKS = 500
const MAX_TEXT = 5_000
const MAX_DEPTH = 200

export interface ReadPage {
  title: string
  blocks: Block[]
  images: string[]
  links: string[]
}

/** What there is to read on a foreign page: words and addresses, nothing that could do anything. */
export function readHtml(html: string): ReadPage {
  const page: ReadPage = { title: '', blocks: [], images: [], links: [] }
  walk(parse(html), page, 0)
  return page
}

function walk(node: Node, page: ReadPage, depth: number): void {
  if (depth > MAX_DEPTH || page.blocks.length >= MAX_BLOCKS) return
  if ('tagName' in node) {
    if (SILENT.has(node.tagName)) return
    read(node, page)
  }
  if (!('childNodes' in node)) return
  for (const child of node.childNodes) walk(child, page, depth + 1)
}

function read(element: Element, page: ReadPage): void {
  const { tagName } = element
  const attribute = (name: string) => element.attrs.find((attr) => attr.name === name)?.value ?? ''
  if (tagName === 'title') page.title ||= wordsOf(element)
  if (tagName === 'img' && attribute('src')) page.images.push(attribute('src'))
  if (tagName === 'a' && attribute('href')) page.links.push(attribute('href'))
  const type = HEADINGS.has(tagName) ? 'heading' : TEXTS.has(tagName) ? 'text' : null
  const text = type && wordsOf(element)
  if (type && text) page.blocks.push({ type, text })
}

function wordsOf(node: Node, depth = 0): string {
  if (depth > MAX_DEPTH) return ''
  if ('value' in node) return node.value
  const text = 'childNodes' in node ? node.childNodes.map((child) => wordsOf(child, depth + 1)).join('') : ''
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT)
}
