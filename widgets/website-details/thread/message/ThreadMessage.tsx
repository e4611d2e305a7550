import { memo, useState } from 'react'
import type { Message, StoredFile } from '../../../../src/contract'
import { MessageCard } from '../../../../src/parts/message'
import { DownloadFiles } from '../files/DownloadFiles'
import { KeepFile } from '../files/KeepFile'
import { useThread } from '../shared/ThreadContext'
import { EditedMark } from './EditedMark'
import { MessageActions } from './MessageActions'
import { MessageEditor } from './MessageEditor'
import { SystemMessage } from './SystemMessage'
import { useHighlight } from './useHighlight'

interface Props {
  message: Message
  isChosen: boolean
}

/** One message of the log, and what can be done with it. */
export const ThreadMessage = memo(function ThreadMessage({ message, isChosen }: Props) {
  const [isEditing, setEditing] = useState(false)
  const [isPlain, setPlain] = useState(false)
  const isLit = useHighlight(isChosen)
  const { id, category, editedAt } = message
  const { websiteId, takeBack } = useThread()
  const common = { 'data-row': true, 'data-message': id, 'data-lit': isLit || undefined, tabIndex: -1 }

  if (category === 'system' || category === 'data_changed') return <SystemMessage {...common} message={message} />
  return (
    <MessageCard
      {...common}
      websiteId={websiteId}
      message={message}
      isPlain={isPlain}
      data-hold={isEditing || undefined}
      meta={editedAt && <EditedMark message={message} editedAt={editedAt} />}
      actions={
        <MessageActions
          message={message}
          isPlain={isPlain}
          onEdit={() => setEditing(true)}
          onTogglePlain={message.messageHtml ? () => setPlain(!isPlain) : undefined}
        />
      }
      editor={isEditing ? <MessageEditor message={message} onClose={() => setEditing(false)} /> : undefined}
      files={filesOf(message)}
      onTakeBack={takeBack}
    />
  )
})

/** What can be done with files is asked for by whoever has some: nothing else of a message is about its website. */
const filesOf = (message: Message) => ({
  renderAction: (file: StoredFile) => <KeepFile message={message} file={file} />,
  actions: <DownloadFiles message={message} />,
})
