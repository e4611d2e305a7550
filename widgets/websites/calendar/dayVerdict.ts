import type { Website } from '../../../src/contract'
import type { Formats, Translate } from '../../../src/i18n'
import type { IsoDay } from '../../../src/model'
import type { Verdict } from '../board/Carry'
import type { Edits } from '../edits/Edits'
import { refusalText } from '../edits/refusalText'

interface Words extends Pick<Edits, 'refusalsOf'> {
  readonly t: Translate
  readonly formats: Formats
}

/** What the rules say to a due date for websites: allowed, or refused and why. */
export function dayVerdict(websites: readonly Website[], due_date: IsoDay | null, { t, formats, refusalsOf }: Words): Verdict {
  const movers = websites.filter((website) => website.due_date !== due_date)
  if (movers.length === 0) return { kind: 'home', text: t('websites.board.home') }
  const against = movers.map((website) => refusalsOf(website, { due_date })).filter((refusals) => refusals.length > 0)
  const reason = against[0]?.[0]
  if (!reason) return { kind: 'allowed', text: t('websites.board.allowed') }
  const text = refusalText(reason, { t, formats })
  const total = movers.length
  if (against.length === total) return { kind: 'refused', text }
  return { kind: 'partly', text: t('websites.board.partly', { count: total - against.length, total, reason: text }) }
}
