import { DomUtils, parseDocument } from 'htmlparser2'
import { FOREIGN_MARKUP, isTame } from '../../markup/isTame'
import { HttpError } from '../../kernel/HttpError'
import type { Block } from './pages'

type Document = ReturnType<typeof parseDocument>
type Node = Document | Document['children'][number]
type Element = Extract<Node, { attribs: unknown }>

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
  if (!isTame(html, FOREIGN_MARKUP)) throw new HttpError(422, 'refusal.tooMuch')
  const page: ReadPage = { title: '', blocks: [], images: [], links: [] }
  walk(parseDocument(html), page, 0)
  return page
}

function walk(node: Node, page: ReadPage, depth: number): void {
  if (depth > MAX_DEPTH || page.blocks.length >= MAX_BLOCKS) return
  if ('attribs' in node) {
    if (SILENT.has(node.name)) return
    read(node, page)
  }
  if (!('children' in node)) return
  for (const child of node.children) walk(child, page, depth + 1)
}

function read(element: Element, page: ReadPage): void {
  const { name, attribs } = element
  if (name === 'title') page.title ||= wordsOf(element)
  if (name === 'img' && attribs['src']) page.images.push(attribs['src'])
  if (name === 'a' && attribs['href']) page.links.push(attribs['href'])
  const type = HEADINGS.has(name) ? 'heading' : TEXTS.has(name) ? 'text' : null
  const text = type && wordsOf(element)
  if (type && text) page.blocks.push({ type, text })
}

/** Begins to read an element and stops where nobody reads on: elements lie inside one another, and each has the words of all within. */
function wordsOf(element: Element): string {
  let text = ''
  const add = (node: Node, depth: number) => {
    if (depth > MAX_DEPTH || text.length > MAX_TEXT) return
    if ('data' in node) text += DomUtils.isText(node) ? node.data.slice(0, MAX_TEXT).replaceAll(/\s+/g, ' ') : ''
    else if ('children' in node) for (const child of node.children) add(child, depth + 1)
  }
  add(element, 0)
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT)
}
