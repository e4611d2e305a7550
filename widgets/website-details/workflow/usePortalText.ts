import { useFormats, useMessages } from '../../../src/i18n'
import { STATUS_BEHAVIOUR, type Status } from '../../../src/model'

/** What the customer portal shows while a website is in a status (defaults 5.2). */
export function usePortalText(): (status: Status) => string {
  const t = useMessages()
  const formats = useFormats()
  return (status) => {
    const parts = STATUS_BEHAVIOUR[status].portal.map((part) => t(`websiteDetails.portal.part.${part}`))
    return t('websiteDetails.portal.shows', { parts: formats.list(parts) })
  }
}
