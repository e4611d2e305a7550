import { partner_website_details } from '../../contract'
import { useMessages } from '../../i18n'
import { useIsland } from '../../islands'
import { useCopy } from '../../store'

/** Copies the address of the page of a website, for a colleague; null where the page has no route for it. */
export function useCopyLink(): ((websiteId: number) => void) | null {
  const t = useMessages()
  const copy = useCopy()
  const { router } = useIsland()
  if (!router.has(partner_website_details.name)) return null
  return (websiteId) => {
    const { href } = new URL(router.generate(partner_website_details.name, { website: websiteId }), location.href)
    void copy(href, t('websiteChange.linkCopied'))
  }
}
