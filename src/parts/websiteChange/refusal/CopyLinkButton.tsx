import { Link } from '../../../ui/icons'
import { partner_website_details } from '../../../contract'
import { useMessages } from '../../../i18n'
import { useIsland } from '../../../islands'
import { useCopy } from '../../../store'
import { Button } from '../../../ui'

/** Copies the address of the page of a website, for a colleague. */
export function CopyLinkButton({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const copy = useCopy()
  const { router } = useIsland()
  if (!router.has(partner_website_details.name)) return null
  const { href } = new URL(router.generate(partner_website_details.name, { website: websiteId }), location.href)
  return (
    <Button size="sm" icon={Link} onClick={() => void copy(href)}>
      {t('websiteChange.copyLink')}
    </Button>
  )
}
