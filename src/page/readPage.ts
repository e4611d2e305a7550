import { pageIssue } from './PageIssue'
import { type PageResult, parsePage } from './parsePage'
import { readJson } from './readJson'

const ELEMENT = 'script[type="application/json"][data-partner-page]'

/** Finds the page data in a document and reads it. A page that cannot be used answers with the reason and is to be left alone. */
export function readPage(document: Document): PageResult {
  const [element, ...others] = select(document, ELEMENT)
  if (!element) return { ok: false, issues: [pageIssue('missing', '', missing(document))] }

  const json = readJson(element)
  if (!json.ok) return json

  const result = parsePage(json.value, select(document, 'html')[0]?.getAttribute('lang') ?? '')
  if (others.length === 0 || !result.ok) return result
  return { ...result, notes: [pageIssue('duplicate', '', `found ${others.length + 1} elements, the first is used`), ...result.notes] }
}

// Called on the prototype: an <img name="querySelectorAll"> replaces the method of the document itself.
const select = (document: Document, selector: string): Element[] => Array.from(Document.prototype.querySelectorAll.call(document, selector))

function missing(document: Document): string {
  return select(document, '[data-partner-page]').length > 0
    ? 'the element with data-partner-page must be a <script type="application/json">'
    : 'expected a <script type="application/json" data-partner-page> on the page'
}
