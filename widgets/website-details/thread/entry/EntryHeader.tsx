import { CircleCheck, CircleDashed, Pin } from '../../../../src/ui/icons'
import type { Message } from '../../../../src/contract'
import { useFormats, useMessages } from '../../../../src/i18n'
import { isUndone } from '../../../../src/model'
import { SenderMark } from '../../../../src/parts/mailNotes'
import { CATEGORY_ICONS, IconButton } from '../../../../src/ui'
import { EditedMark } from './EditedMark'
import { EntryMenu } from './EntryMenu'
import styles from './entry.module.css'
import { nameOf } from './person'
import { useEntryActions } from './useEntryActions'

interface Props {
  message: Message
  isPlain: boolean
  onEdit: () => void
  /** Missing when there is only plain text. */
  onTogglePlain: (() => void) | undefined
}

/** Who wrote what to whom and when, and what can be done with it. */
export function EntryHeader({ message, ...menu }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { toggleDone, togglePin } = useEntryActions(message)
  const { category, from, to, date, editedAt, done, pin } = message
  const Icon = CATEGORY_ICONS[category]
  const canBeDone = isUndone({ ...message, done: false })

  return (
    <header className={styles.header}>
      <span className={styles.mark} aria-hidden>
        <Icon size={16} />
      </span>
      <div className={styles.who}>
        <h4 className={styles.names}>
          <span className={styles.from}>{nameOf(from) || t('websiteDetails.thread.unknownSender')}</span>
          {to && <span className={styles.to}>{t('websiteDetails.thread.to', { name: nameOf(to) })}</span>}
        </h4>
        <div className={styles.meta}>
          <span className={styles.category}>{t(`category.${category}`)}</span>
          <time dateTime={date} title={formats.dateTime(date)}>
            {formats.time(date)}
          </time>
          <SenderMark auth={message.auth} />
          {editedAt && <EditedMark message={message} editedAt={editedAt} />}
        </div>
      </div>
      <div className={styles.actions}>
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
        <IconButton
          icon={Pin}
          label={t(pin ? 'websiteDetails.thread.unpin' : 'websiteDetails.thread.pin')}
          size="sm"
          className={styles.pin}
          data-on={pin || undefined}
          aria-keyshortcuts="p"
          onClick={togglePin}
        />
        <EntryMenu message={message} {...menu} />
      </div>
    </header>
  )
}
