import { Reply } from '../../src/ui/icons'
import type { Message } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { IconButton } from '../../src/ui'
import { useReplyRefusal } from './desk/useReplyRefusal'

interface Props {
  ticket: Message
  onReply: (id: number) => void
}

/** Opens a ticket where it is answered. */
export function ReplyButton({ ticket, onReply }: Props) {
  const t = useMessages()
  const refusalOf = useReplyRefusal()
  if (refusalOf(ticket) !== null) return null
  return <IconButton icon={Reply} size="sm" label={t('tickets.reply')} onClick={() => onReply(ticket.id)} />
}
