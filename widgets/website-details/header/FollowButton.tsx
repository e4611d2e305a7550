import { Bell, BellRing } from '../../../src/ui/icons'
import type { WebsiteDetails } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Button } from '../../../src/ui'
import styles from './header.module.css'
import { useRights } from '../workflow/useRights'

interface Props {
  website: WebsiteDetails
}

/** Following brings the viewer mails about changes; it gives no rights. */
export function FollowButton({ website }: Props) {
  const t = useMessages()
  const may = useRights(website)
  const { apply } = useWebsiteChanges()
  const { following } = website
  const name = t(following ? 'websiteDetails.following' : 'websiteChange.follow')
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={following ? BellRing : Bell}
      aria-label={name}
      title={name}
      aria-pressed={following}
      aria-keyshortcuts="f"
      disabled={!may('follow_website')}
      onClick={() => void apply([website], { following: !following })}
    >
      <span className={styles.wideText}>{name}</span>
    </Button>
  )
}
