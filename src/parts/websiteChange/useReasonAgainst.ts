import type { Website } from '../../contract'
import { useFormats, useMessages } from '../../i18n'
import type { Colleague } from '../people'
import { useWebsiteChanges } from './WebsiteChanges'
import { refusalText } from './refusalText'

/** Why the rules are against giving a website to somebody, in words; for lists of people. Of several websites each has its own. */
export function useReasonAgainst(website: Website | undefined): (assigned_to: Colleague) => string | null {
  const t = useMessages()
  const formats = useFormats()
  const { refusalsOf } = useWebsiteChanges()
  return (assigned_to) => {
    const [refusal] = website ? refusalsOf(website, { assigned_to }) : []
    return refusal ? refusalText(refusal, { t, formats }) : null
  }
}
