import type { Website } from '../../../src/contract'
import type { Formats, Translate } from '../../../src/i18n'
import type { Verdict } from '../board/Carry'
import type { Colleague } from '../data/usePeople'
import type { Edits } from '../edits/Edits'
import { refusalText } from '../edits/refusalText'

interface Words extends Pick<Edits, 'refusalsOf'> {
  readonly t: Translate
  readonly formats: Formats
}

/** What the rules say to giving websites to somebody: allowed, or refused and why (AS-03). */
export function personVerdict(websites: readonly Website[], person: Colleague, { t, formats, refusalsOf }: Words): Verdict {
  const against = websites.map((website) => refusalsOf(website, { assigned_to: person })).filter((refusals) => refusals.length > 0)
  const reason = against[0]?.[0]
  if (!reason) return { kind: 'allowed', text: t('websites.board.allowed') }
  const text = refusalText(reason, { t, formats })
  const total = websites.length
  if (against.length === total) return { kind: 'refused', text }
  return { kind: 'partly', text: t('websites.board.partly', { count: total - against.length, total, reason: text }) }
}
