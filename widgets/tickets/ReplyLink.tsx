import { Reply } from '../../src/ui/icons'
import type { Message } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { followLink, usePageStore } from '../../src/store'
import { ButtonLink } from '../../src/ui'
import { useReplyUrl } from './useReplyUrl'

/** Answers a ticket in the composer. */
export function ReplyLink({ ticket }: { ticket: Message }) {
  const t = useMessages()
  const { navigation } = usePageStore()
  const href = useReplyUrl()(ticket)
  if (!href) return null
  return (
    <ButtonLink
      size="sm"
      variant="ghost"
      href={href}
      title={t('tickets.reply')}
      aria-label={t('tickets.reply')}
      onClick={(event) => followLink(navigation, event)}
    >
      <Reply size={16} aria-hidden />
    </ButtonLink>
  )
}
