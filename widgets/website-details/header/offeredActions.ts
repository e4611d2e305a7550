import type { WebsiteDetails } from '../../../src/contract'
import type { Translate } from '../../../src/i18n'
import { webHref } from '../shared/webHref'

interface OfferedAction {
  readonly name: string
  readonly label: string
  /** Null: not available now. */
  readonly href: string | null
}

/** The links the server offers with a website, by name. The portal has a menu of its own. */
export function offeredActions(actions: WebsiteDetails['actions'], t: Translate): OfferedAction[] {
  return Object.entries(actions)
    .filter(([name]) => name !== 'portal_url')
    .map(([name, url]) => ({ name, label: labelOf(name, t), href: url === null ? null : webHref(url) }))
}

/** A name we have no text for is shown as words: `preview_url` becomes "Preview". */
function labelOf(name: string, t: Translate): string {
  const key = `websiteDetails.action.${name}`
  const known = t(key)
  if (known !== key) return known
  const words = name.replace(/_(?:url|link)$/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
