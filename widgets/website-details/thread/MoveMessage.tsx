import { useMoveMessageMutation } from '../../../src/api/messages'
import type { Message } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { MoveDialog } from '../../../src/parts/messageMove'
import { useAttempt } from '../../../src/store'

interface Props {
  websiteId: number
  /** The message to move. */
  message: Message
  onExited: () => void
}

/** Takes a message to another website, with a way back (WM-05). */
export function MoveMessage({ websiteId, message: { id }, onExited }: Props) {
  const t = useMessages()
  const attempt = useAttempt()
  const [move] = useMoveMessageMutation()
  return (
    <MoveDialog
      title={t('websiteDetails.thread.move')}
      from={new Set([websiteId])}
      onExited={onExited}
      onMove={({ id: target, title }) =>
        void attempt({
          run: () => move({ websiteId, id, target }).unwrap(),
          done: t('websiteDetails.thread.moved', { website: title }),
          undo: () => move({ websiteId: target, id, target: websiteId }).unwrap(),
        })
      }
    />
  )
}
