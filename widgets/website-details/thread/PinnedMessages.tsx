import { Pin } from '../../../src/ui/icons'
import { useState } from 'react'
import { usePinnedMessagesQuery } from '../../../src/api/messages'
import type { Message } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { PINNED_SHOWN } from '../../../src/model'
import { useMessageText } from '../../../src/parts/log'
import styles from './pinned.module.css'

interface Props {
  websiteId: number
  /** Goes to the message, wherever in the log it is. */
  onChoose: (message: Message) => void
}

/** What somebody has pinned, the latest first, in one row above the log; more than a few are behind a button (WM-12). */
export function PinnedMessages({ websiteId, onChoose }: Props) {
  const t = useMessages()
  const messageText = useMessageText()
  const { data: pinned = [], isLoading } = usePinnedMessagesQuery(websiteId)
  const [showsAll, setShowsAll] = useState(false)
  const rest = pinned.length - PINNED_SHOWN
  // Their row is there before them, so that the log need not make way.
  if (isLoading) return <div className={styles.pinned} />
  if (pinned.length === 0) return null
  return (
    <nav className={styles.pinned} data-open={showsAll || undefined} aria-label={t('websiteDetails.thread.pins')}>
      <Pin size={14} aria-hidden className={styles.mark} />
      <ul className={styles.pins}>
        {(showsAll ? pinned : pinned.slice(0, PINNED_SHOWN)).map((message) => (
          <li key={message.id}>
            <button type="button" className={styles.pin} dir="auto" onClick={() => onChoose(message)}>
              {message.subject || (message.line ? messageText(message) : message.snippet) || t('websiteChange.noSubject')}
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className={styles.more} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('websiteDetails.thread.pins.fewer') : t('websiteDetails.thread.pins.more', { count: rest })}
        </button>
      )}
    </nav>
  )
}
