import { Link } from '../../../ui/icons'
import { useMessages } from '../../../i18n'
import { Button } from '../../../ui'
import { useCopyLink } from '../useCopyLink'

/** Copies the address of the page of a website, for a colleague. */
export function CopyLinkButton({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const copyLink = useCopyLink()
  if (!copyLink) return null
  return (
    <Button size="sm" icon={Link} onClick={() => copyLink(websiteId)}>
      {t('websiteChange.copyLink')}
    </Button>
  )
}
