import type { Content } from '../../db/tables/editor'

export interface Block {
  type: string
  text: string
}
export interface Page {
  title: string
  description: string
  blocks: Block[]
}

const isObject = (value: unknown): value is Content => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const MAX_PAGES = 200
const MAX_BLOCKS = 2_000

/** What there is to read in the content of a website. Only the editor knows its shape, so whatever is not understood is left out. */
export function pagesOf(content: Content): Page[] {
  const pages = Array.isArray(content['pages']) ? content['pages'].filter(isObject).slice(0, MAX_PAGES) : []
  return pages.map((page) => ({
    title: textOf(page['title']),
    description: textOf(page['description']),
    blocks: (Array.isArray(page['blocks']) ? page['blocks'] : [])
      .filter(isObject)
      .slice(0, MAX_BLOCKS)
      .map((block) => ({ type: textOf(block['type']) || 'text', text: textOf(block['text']) })),
  }))
}

/** Every hex colour of the content, once. */
export function coloursOf(content: Content): string[] {
  const found = JSON.stringify(content).match(/#(?:[\da-f]{6})\b/gi) ?? []
  return [...new Set(found.map((colour) => colour.toLowerCase()))]
}

/** Puts blocks behind what is on the first page, which is made if there is none. */
export function withBlocks(content: Content, title: string, blocks: readonly Block[]): Content {
  const [first, ...others] = Array.isArray(content['pages']) ? content['pages'].filter(isObject) : []
  const page = first ?? { title }
  const before = Array.isArray(page['blocks']) ? page['blocks'] : []
  return { ...content, pages: [{ ...page, blocks: [...before, ...blocks] }, ...others] }
}
