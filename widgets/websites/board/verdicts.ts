import type { WebsiteWish } from '../../../src/api/websiteWish'
import type { Website } from '../../../src/contract'
import type { Formats, Translate } from '../../../src/i18n'
import type { Refusal, Status } from '../../../src/model'
import { refusalText } from '../edits/refusalText'
import type { Verdict } from './Carry'

interface Words {
  readonly t: Translate
  readonly formats: Formats
  readonly refusalsOf: (website: Website, wish: WebsiteWish) => readonly Refusal[]
}

/** What a column says to cards that are carried: allowed, or refused and why (OV-02). */
export function verdictOf(websites: readonly Website[], status: Status, { t, formats, refusalsOf }: Words): Verdict {
  const movers = websites.filter((website) => website.status !== status)
  if (movers.length === 0) return { kind: 'home', text: t('websites.board.home') }
  const against = movers.map((website) => refusalsOf(website, { status })).filter((refusals) => refusals.length > 0)
  const reason = against[0]?.[0]
  if (!reason) return { kind: 'allowed', text: t('websites.board.allowed') }
  const text = refusalText(reason, { t, formats })
  if (against.length === movers.length) return { kind: 'refused', text }
  return { kind: 'partly', text: t('websites.board.partly', { count: movers.length - against.length, total: movers.length, reason: text }) }
}
