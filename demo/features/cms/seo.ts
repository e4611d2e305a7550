import type { Content } from '../../db/tables/editor'
import type { Translate } from '../../kernel/text/translate'
import { type Page, pagesOf } from './pages'

const TITLE_MAX = 60
const DESCRIPTION_MIN = 50
const DESCRIPTION_MAX = 160
const TEXT_MIN = 300

/** What search engines would find wanting, page by page; the score is the share of checks that are fine. */
export function analyseSeo(content: Content, t: Translate) {
  const pages = pagesOf(content)
  if (pages.length === 0) return { score: 0, findings: [{ name: 'pages', message: t('cms.seo.pages') }] }
  const titles = pages.map(({ title }) => title.trim())
  const checks = pages.flatMap((page, nth) => checksOf(page, titles.indexOf(titles[nth] ?? '') === nth))
  const findings = checks
    .filter(({ fine }) => !fine)
    .map(({ name, page }) => ({ name, message: t(`cms.seo.${name}`, { page: page || '–' }) }))
  return { score: Math.round((100 * (checks.length - findings.length)) / checks.length), findings }
}

function checksOf({ title, description, blocks }: Page, isFirstOfName: boolean) {
  const words = blocks.map(({ text }) => text).join(' ')
  const headings = blocks.filter(({ type }) => type === 'heading')
  const check = (name: string, fine: boolean) => ({ name, fine, page: title })
  return [
    check('title', title.trim() !== '' && title.length <= TITLE_MAX),
    check('unique', isFirstOfName),
    check('description', description.length >= DESCRIPTION_MIN && description.length <= DESCRIPTION_MAX),
    check('heading', headings.length > 0),
    check('text', words.length >= TEXT_MIN),
  ]
}
