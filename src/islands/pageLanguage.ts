import { findPageData } from './queryPage'

/** How much of the page data is looked at: the language is among the first fields, and the data may have megabytes. */
const HEAD = 300

/** The language of the page before its data are parsed, as two letters: texts start to load with it, and failures speak it. */
export function pageLanguage(document: Document): string {
  const data = findPageData(document)?.textContent?.slice(0, HEAD) ?? ''
  const tag = /"locale"\s*:\s*"([\w-]+)"/.exec(data)?.[1] ?? document.documentElement.lang
  return tag.slice(0, 2).toLowerCase()
}
