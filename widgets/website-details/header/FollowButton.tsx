import { Bell, BellRing } from '../../../src/ui/icons'
import { useFollowWebsiteMutation } from '../../../src/api'
import type { WebsiteDetails } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { Button } from '../../../src/ui'
import styles from './header.module.css'
import { useKeptAttempt } from '../recent/useKeptAttempt'
import { useRights } from '../workflow/useRights'

interface Props {
  website: WebsiteDetails
}

/** Following brings the viewer mails about changes; it gives no rights. */
export function FollowButton({ website }: Props) {
  const t = useMessages()
  const may = useRights(website)
  const [follow, { isLoading }] = useFollowWebsiteMutation()
  const { page } = useIsland()
  const attempt = useKeptAttempt()
  const { id, following } = website
  const name = t(following ? 'details.following' : 'details.follow')
  const toggle = () => {
    const send = (next: boolean) => follow({ id, following: next }).unwrap()
    void attempt({
      run: () => send(!following),
      text: t(following ? 'details.unfollowed' : 'details.followed'),
      undo: () => send(following),
      kept: ({ websiteUndo }) =>
        websiteUndo({ before: [website], changes: [{ id }], wish: { following: !following }, zone: page.timeZone }),
    })
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={following ? BellRing : Bell}
      aria-label={name}
      aria-pressed={following}
      disabled={!may('follow_website')}
      onClick={() => !isLoading && toggle()}
    >
      <span className={styles.wideText}>{name}</span>
    </Button>
  )
}
