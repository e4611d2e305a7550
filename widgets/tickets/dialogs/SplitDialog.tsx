import { Split } from '../../../src/ui/icons'
import { useState } from 'react'
import { useSplitMessageMutation, useUnsplitMessageMutation } from '../../../src/api/messages'
import type { Message } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { type PickedWebsite, WebsitePicker } from '../../../src/parts/websitePicker'
import { useAttempt } from '../../../src/store'
import { FormDialog, TextArea, TextField } from '../../../src/ui'
import styles from './dialogs.module.css'
import { TICKET_SUBJECT_MAX_LENGTH } from '../../../src/model'

interface Props {
  open: boolean
  ticket: Message
  onClose: () => void
}

/** Makes a ticket of its own of a part of a message, at this or another website (TK-05). */
export default function SplitDialog({ open, ticket, onClose }: Props) {
  const t = useMessages()
  const attempt = useAttempt()
  const [split] = useSplitMessageMutation()
  const [unsplit] = useUnsplitMessageMutation()
  const [subject, setSubject] = useState(ticket.subject)
  const [text, setText] = useState(ticket.message)
  const [target, setTarget] = useState<PickedWebsite | null>(ticket.website ?? null)

  async function submit(): Promise<boolean> {
    const from = ticket.website?.id
    if (!from || !target) return false
    const message = text.trim()
    const website = target.id
    let made: Message | undefined
    return attempt({
      run: async () => {
        made = await split({ websiteId: from, id: ticket.id, split: { subject: subject.trim(), message, website } }).unwrap()
      },
      done: t('tickets.split.done', { website: target.title }),
      undo: async () => made && unsplit({ websiteId: website, id: made.id }).unwrap(),
    })
  }

  return (
    <FormDialog
      open={open}
      icon={Split}
      title={t('tickets.split')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('tickets.split.submit')}
      disabled={!text.trim()}
      isChanged={subject !== ticket.subject || text !== ticket.message}
    >
      <p className={styles.hint}>{t('tickets.split.hint')}</p>
      <TextField label={t('tickets.column.subject')} value={subject} onChange={setSubject} maxLength={TICKET_SUBJECT_MAX_LENGTH} />
      <TextArea label={t('tickets.split.text')} value={text} onChange={setText} rows={6} />
      <WebsitePicker
        label={t('tickets.column.website')}
        value={target}
        onChange={(website) => setTarget(website ?? ticket.website ?? null)}
      />
    </FormDialog>
  )
}
