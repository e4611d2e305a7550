import { CircleCheck, CircleDashed } from '../../../../src/ui/icons'
import type { Message } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { isUndone } from '../../../../src/model'
import { IconButton, LockedActions } from '../../../../src/ui'
import { MessageMenu } from './MessageMenu'
import { PinButton } from './PinButton'
import styles from './threadMessage.module.css'
import { useMessageActions } from './useMessageActions'

interface Props {
  message: Message
  isPlain: boolean
  onEdit: () => void
  /** Missing when there is only plain text. */
  onTogglePlain: (() => void) | undefined
}

/** What can be done with a message. */
export function MessageActions({ message, ...menu }: Props) {
  const t = useMessages()
  const { toggleDone, togglePin } = useMessageActions(message)
  const { done, pin } = message
  const canBeDone = isUndone({ ...message, done: false })
  return (
    <>
      <LockedActions>
        {canBeDone && (
          <IconButton
            icon={done ? CircleCheck : CircleDashed}
            label={t(done ? 'websiteDetails.thread.reopen' : 'websiteDetails.thread.finish')}
            size="sm"
            className={styles.done}
            data-on={done || undefined}
            aria-keyshortcuts="e"
            onClick={toggleDone}
          />
        )}
      </LockedActions>
      <PinButton isPinned={pin} shortcut="p" onToggle={togglePin} />
      <MessageMenu message={message} {...menu} />
    </>
  )
}
