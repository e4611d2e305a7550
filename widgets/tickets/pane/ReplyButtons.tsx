import type { MouseEvent } from 'react'
import { useMessages } from '../../../src/i18n'
import { Button, useKeyNames } from '../../../src/ui'
import { AlarmClock, CheckCheck, ChevronDown, Send } from '../../../src/ui/icons'
import { SnoozeButton } from '../snooze/SnoozeButton'
import type { useReply } from './useReply'

interface Props {
  reply: ReturnType<typeof useReply>
}

/** What is done with an answer once it is written, and with its ticket after that. */
export function ReplyButtons({ reply: { canSend, isSending, send } }: Props) {
  const t = useMessages()
  const keyNames = useKeyNames()
  const isOff = !canSend && !isSending
  return (
    <>
      <SnoozeButton
        onChoose={(delay) => void send(delay)}
        renderTrigger={(trigger) => (
          <Button {...trigger} size="sm" icon={AlarmClock} iconEnd={ChevronDown} disabled={isOff}>
            {t('tickets.reply.snooze')}
          </Button>
        )}
      />
      <Button size="sm" icon={Send} disabled={isOff} onClick={(event) => isFirst(event) && void send('stay')}>
        {t('composer.queue')}
      </Button>
      <Button
        type="submit"
        size="sm"
        variant="primary"
        icon={CheckCheck}
        disabled={isOff}
        busy={isSending}
        title={keyNames('Ctrl Enter')}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={(event) => isFirst(event) || event.preventDefault()}
      >
        {t('tickets.reply.close')}
      </Button>
    </>
  )
}

/** The second press of a double click would be for the ticket that has opened by then. */
const isFirst = ({ detail }: MouseEvent): boolean => detail < 2
