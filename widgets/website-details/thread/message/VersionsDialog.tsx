import { History } from '../../../../src/ui/icons'
import { useState } from 'react'
import { useMessageVersionsQuery } from '../../../../src/api/messages'
import type { Message } from '../../../../src/contract'
import { isolated, useFormats, useMessages } from '../../../../src/i18n'
import { fullName } from '../../../../src/model'
import { Dialog } from '../../../../src/ui'
import { CardContent } from '../../cards/CardContent'
import { NoteDiff } from '../../note/NoteDiff'
import { useThread } from '../shared/ThreadContext'
import styles from './versions.module.css'

interface Props {
  message: Message
  editedAt: string
  onExited: () => void
}

/** How a message came to say what it says, the latest change first: what each change added and took away. */
export default function VersionsDialog({ message, editedAt, onExited }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { websiteId } = useThread()
  const [isOpen, setOpen] = useState(true)
  const query = useMessageVersionsQuery({ websiteId, id: message.id })
  const current = { version: message.version, message: message.message, writtenAt: editedAt, writtenBy: message.editedBy }
  return (
    <Dialog
      open={isOpen}
      icon={History}
      size="lg"
      title={t('websiteDetails.thread.versions')}
      onClose={() => setOpen(false)}
      onExited={onExited}
    >
      <CardContent query={query} rows={4}>
        {(earlier) => {
          const states = [current, ...earlier]
          return (
            <ol className={styles.versions}>
              {states.map((state, index) => (
                <li key={state.version}>
                  <h3 className={styles.when}>
                    {[formats.dateTime(state.writtenAt), state.writtenBy && isolated(fullName(state.writtenBy))]
                      .filter(Boolean)
                      .join(' · ')}
                  </h3>
                  <NoteDiff from={(states[index + 1] ?? state).message} to={state.message} />
                </li>
              ))}
            </ol>
          )
        }}
      </CardContent>
    </Dialog>
  )
}
