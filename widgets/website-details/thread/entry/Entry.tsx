import { memo, useState } from 'react'
import { type Message, partner_website_log_left_out } from '../../../../src/contract'
import { useIsland } from '../../../../src/islands'
import { LeftOutFiles, ReducedNote } from '../../../../src/parts/mailNotes'
import { isUndone, type LeftOutFile } from '../../../../src/model'
import { cx } from '../../../../src/ui'
import { FileList } from '../files/FileList'
import { EntryBody } from './EntryBody'
import { EntryEditor } from './EntryEditor'
import { EntryHeader } from './EntryHeader'
import { EntryNotes } from './EntryNotes'
import { useThread } from '../ThreadContext'
import styles from './entry.module.css'
import { SystemEntry } from './SystemEntry'
import { useHighlight } from './useHighlight'

interface Props {
  message: Message
  isChosen: boolean
}

/** One entry of the log. Its category shows by icon, text and colour; what only the team reads looks like nothing else. */
export const Entry = memo(function Entry({ message, isChosen }: Props) {
  const [isEditing, setEditing] = useState(false)
  const [isPlain, setPlain] = useState(false)
  const isLit = useHighlight(isChosen)
  const { id, category } = message
  const { router } = useIsland()
  const { websiteId } = useThread()
  const leftOutUrl = router.has(partner_website_log_left_out.name)
    ? ({ part }: LeftOutFile) => router.generate(partner_website_log_left_out.name, { website: websiteId, log: id, part })
    : undefined
  const common = { 'data-row': true, 'data-entry': id, 'data-lit': isLit || undefined, tabIndex: -1 }

  if (category === 'system' || category === 'data_changed') return <SystemEntry {...common} message={message} />
  return (
    <article
      {...common}
      className={cx(styles.entry)}
      data-category={category}
      data-open={isUndone(message) || undefined}
      data-hold={isEditing || undefined}
    >
      <EntryHeader
        message={message}
        isPlain={isPlain}
        onEdit={() => setEditing(true)}
        onTogglePlain={message.messageHtml ? () => setPlain(!isPlain) : undefined}
      />
      {isEditing ? (
        <EntryEditor message={message} onClose={() => setEditing(false)} />
      ) : (
        <>
          {message.subject && <p className={styles.subject}>{message.subject}</p>}
          <EntryBody message={message} isPlain={isPlain} />
          {message.reduced && <ReducedNote />}
        </>
      )}
      <FileList files={message.files} />
      <LeftOutFiles files={message.leftOut} url={leftOutUrl} />
      <EntryNotes message={message} />
    </article>
  )
})
