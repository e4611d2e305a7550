import { Bell, BellRing } from 'lucide-react'
import { useFollowWebsiteMutation } from '../../../src/api'
import type { WebsiteDetails } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useAttempt } from '../../../src/store'
import { Button } from '../../../src/ui'
import { useRights } from '../workflow/useRights'

interface Props {
  website: WebsiteDetails
}

/** Following brings the viewer mails about changes; it gives no rights. */
export function FollowButton({ website }: Props) {
  const t = useMessages()
  const may = useRights(website)
  const [follow, { isLoading }] = useFollowWebsiteMutation()
  const attempt = useAttempt()
  const { id, following } = website
  const toggle = () => {
    const send = (next: boolean) => follow({ id, following: next }).unwrap()
    const done = t(following ? 'details.unfollowed' : 'details.followed')
    void attempt({ run: () => send(!following), done, undo: () => send(following) })
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={following ? BellRing : Bell}
      aria-pressed={following}
      disabled={!may('follow_website')}
      onClick={() => !isLoading && toggle()}
    >
      {t(following ? 'details.following' : 'details.follow')}
    </Button>
  )
}
