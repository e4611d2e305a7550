import { FolderInput } from '../../../src/ui/icons'
import { useState } from 'react'
import { useMoveEntryMutation } from '../../../src/api/messages'
import type { Message } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { type PickedWebsite, WebsitePicker } from '../../../src/parts/websitePicker'
import { useAttempt } from '../../../src/store'
import { FormDialog } from '../../../src/ui'

interface Props {
  websiteId: number
  /** The entry to move. */
  message: Message
  onExited: () => void
}

/** Asks which website an entry belongs to, and takes it there, with a way back (WM-05). */
export default function MoveDialog({ websiteId, message, onExited }: Props) {
  const t = useMessages()
  const attempt = useAttempt()
  const [move] = useMoveEntryMutation()
  const [target, setTarget] = useState<PickedWebsite | null>(null)

  const submit = () => {
    if (!target) return false
    const { id } = message
    const other = target.id
    void attempt({
      run: () => move({ websiteId, id, target: other }).unwrap(),
      done: t('websiteDetails.thread.moved', { website: target.title }),
      undo: () => move({ websiteId: other, id, target: websiteId }).unwrap(),
    })
    return true
  }

  return (
    <FormDialog
      icon={FolderInput}
      title={t('websiteDetails.thread.move')}
      onExited={onExited}
      onSubmit={submit}
      submitLabel={t('websiteDetails.thread.move.submit')}
      disabled={!target}
    >
      <WebsitePicker
        label={t('websiteDetails.thread.move.target')}
        description={t('websiteDetails.thread.move.hint')}
        value={target}
        fits={({ id }) => id !== websiteId}
        onChange={setTarget}
      />
    </FormDialog>
  )
}
