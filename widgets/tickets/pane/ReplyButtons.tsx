import type { MouseEvent } from 'react'
import { useMessages } from '../../../src/i18n'
import { Button, IconButton } from '../../../src/ui'
import { AlarmClock, CheckCheck, ChevronDown, FileText, Paperclip, Send } from '../../../src/ui/icons'
import { SnoozeButton } from '../../../src/parts/snooze'
import styles from './reply.module.css'
import type { useReply } from './useReply'

interface Props {
  reply: ReturnType<typeof useReply>
  onAttach: () => void
  onTemplate: () => void
}

/** What is done with an answer once it is written, and with its ticket after that. */
export function ReplyButtons({ reply: { canSend, isSending, isKept, send }, onAttach, onTemplate }: Props) {
  const t = useMessages()
  const isOff = !canSend && !isSending
  return (
    <div className={styles.buttons}>
      <IconButton icon={Paperclip} size="sm" label={t('composer.attach')} onClick={onAttach} />
      <IconButton icon={FileText} size="sm" label={t('composer.templates')} aria-keyshortcuts="/" onClick={onTemplate} />
      <p className={styles.hint}>{isKept && t('composer.kept')}</p>
      <SnoozeButton
        label={t('tickets.snooze')}
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
        title={t('composer.shortcut')}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={(event) => isFirst(event) || event.preventDefault()}
      >
        {t('tickets.reply.close')}
      </Button>
    </div>
  )
}

/** The second press of a double click would be for the ticket that has opened by then. */
const isFirst = ({ detail }: MouseEvent): boolean => detail < 2
