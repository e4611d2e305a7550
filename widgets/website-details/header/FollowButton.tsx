import { Bell, BellRing } from 'lucide-react'
import { useFollowWebsiteMutation } from '../../../src/api'
import type { WebsiteDetails } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
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
  const { id, following } = website
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={following ? BellRing : Bell}
      aria-pressed={following}
      disabled={!may('follow_website')}
      onClick={() => !isLoading && void follow({ id, following: !following })}
    >
      {t(following ? 'details.following' : 'details.follow')}
    </Button>
  )
}
