import type { Website } from '../../../src/contract'
import type { Formats, Translate } from '../../../src/i18n'
import type { Status } from '../../../src/model'
import type { Edits } from '../edits/Edits'
import { refusalText } from '../edits/refusalText'
import type { Verdict } from './Carry'

interface Words extends Pick<Edits, 'refusalsInTurn'> {
  readonly t: Translate
  readonly formats: Formats
}

/** What a column says to cards that are carried: allowed, or refused and why (OV-02). */
export function verdictOf(websites: readonly Website[], status: Status, { t, formats, refusalsInTurn }: Words): Verdict {
  const movers = websites.filter((website) => website.status !== status)
  if (movers.length === 0) return { kind: 'home', text: t('websites.board.home') }
  const against = refusalsInTurn(movers, { status }).filter((refusals) => refusals.length > 0)
  const reason = against[0]?.[0]
  if (!reason) return { kind: 'allowed', text: t('websites.board.allowed') }
  const text = refusalText(reason, { t, formats })
  if (against.length === movers.length) return { kind: 'refused', text }
  return { kind: 'partly', text: t('websites.board.partly', { count: movers.length - against.length, total: movers.length, reason: text }) }
}
