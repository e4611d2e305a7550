import { jsonIssue } from './jsonProblem'
import { type PageIssue, pageIssue } from './PageIssue'
import { findPageElements, languageOf, select } from './pageElement'
import { type PageResult, parsePage } from './parsePage'
import { readJson } from './readJson'

export { jsonIssue } from './jsonProblem'

/** Reads page data that are not as they should be: what can be repaired, and what is to be said about it. */
export function examineData(document: Document): PageResult {
  const [element, ...others] = findPageElements(document)
  if (!element) return { ok: false, issues: [missing(document)] }

  const json = readJson(element)
  if (!json.ok) return { ok: false, issues: [jsonIssue(json.text)] }

  const result = parsePage(json.value, languageOf(document))
  if (others.length === 0 || !result.ok) return result
  return { ...result, notes: [pageIssue('duplicate', '', `found ${others.length + 1} elements, the first is used`), ...result.notes] }
}

function missing(document: Document): PageIssue {
  const isOther = select(document, '[data-partner-page]').length > 0
  return pageIssue(
    'missing',
    '',
    isOther
      ? 'the element with data-partner-page must be a <script type="application/json">'
      : 'expected a <script type="application/json" data-partner-page> on the page',
  )
}
