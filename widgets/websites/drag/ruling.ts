import { openChange, type WebsiteChange } from '../../../src/api/websiteChange'
import type { Website } from '../../../src/contract'
import type { Wording } from '../../../src/i18n'
import { refusalText, type WebsiteChanges } from '../../../src/parts/websiteChange'

/** What a place says to the websites that are held over it. */
export interface Ruling {
  readonly kind: 'home' | 'allowed' | 'partly' | 'refused'
  readonly text: string
}

interface Options extends Wording, Pick<WebsiteChanges, 'refusalsInTurn'> {}

/** What the rules say to what a drop would change: allowed, or refused and why (OV-02, AS-03). */
export function rulingOn(websites: readonly Website[], change: WebsiteChange, { t, formats, refusalsInTurn }: Options): Ruling {
  const movers = websites.filter((website) => openChange(website, change))
  if (movers.length === 0) return { kind: 'home', text: t('websites.board.home') }
  const against = refusalsInTurn(movers, change).filter((refusals) => refusals.length > 0)
  const reason = against[0]?.[0]
  if (!reason) return { kind: 'allowed', text: t('websites.board.allowed') }
  const text = refusalText(reason, { t, formats })
  const total = movers.length
  if (against.length === total) return { kind: 'refused', text }
  return { kind: 'partly', text: t('websites.board.partly', { count: total - against.length, total, reason: text }) }
}
