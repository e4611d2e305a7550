import { parseJson, parsePage } from '../page'
import { checkDataBlock, htmlLanguage, isDataBlock } from './checks/dataBlock'
import { checkFiles } from './checks/files'
import { checkHosts } from './checks/hosts'
import { checkMarkup } from './checks/markup'
import { checkProps } from './checks/props'
import { checkRoutes } from './checks/routes'
import { checkScript } from './checks/script'
import { checkSecrets } from './checks/secrets'
import type { Examined, PageSource } from './Examined'
import type { Finding } from './Finding'
import type { Manifest } from './Manifest'
import { parseHtml } from './parseHtml'

export interface ExamineOptions {
  readonly manifest: Manifest
  /** Names of islands that the host adds to those of the package. */
  readonly ownIslands?: readonly string[]
}

const CHECKERS = [checkMarkup, checkDataBlock, checkSecrets, checkHosts, checkProps, checkScript, checkFiles, checkRoutes]

/** Reads a page as the islands would, without a browser. */
export function openPage(source: PageSource, { manifest, ownIslands = [] }: ExamineOptions): Examined {
  const parsed = parseHtml(source.html)
  const block = parsed.elements.find((element) => isDataBlock(element) && !element.isInert)
  const json = block && parseJson(block.text)
  const data = json?.ok ? json.value : undefined
  const result = parsePage(data, htmlLanguage(source.html))
  return {
    ...parsed,
    source,
    manifest,
    ownIslands,
    hosts: parsed.elements.filter(({ attributes }) => attributes.has('data-island')),
    block,
    data,
    page: result.ok ? result.page : undefined,
  }
}

/** Everything that is wrong with a page, in the order of the markup; what concerns the page as a whole comes first. */
export const examinePage = (examined: Examined): Finding[] =>
  CHECKERS.flatMap((check) => check(examined)).toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0))
