import { Split } from '../../../src/ui/icons'
import { useState } from 'react'
import { useSplitEntryMutation, useUnsplitEntryMutation } from '../../../src/api/ticketMerge'
import { useWebsiteSearchQuery } from '../../../src/api/websiteSearch'
import type { Message } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useAttempt } from '../../../src/store'
import { ComboBox, type ComboOption, FormDialog, TextArea, TextField } from '../../../src/ui'
import styles from './dialogs.module.css'

interface Props {
  open: boolean
  ticket: Message
  onClose: () => void
}

/** Makes a ticket of its own of a part of a message, at this or another website (TK-05). */
export default function SplitDialog({ open, ticket, onClose }: Props) {
  const t = useMessages()
  const attempt = useAttempt()
  const [split] = useSplitEntryMutation()
  const [unsplit] = useUnsplitEntryMutation()
  const [subject, setSubject] = useState(ticket.subject)
  const [text, setText] = useState(ticket.message)
  const [search, setSearch] = useState('')
  const here = { value: String(ticket.website?.id), label: ticket.website?.title ?? '' }
  const [target, setTarget] = useState<ComboOption>(here)
  const { data: websites = [], isFetching } = useWebsiteSearchQuery(search)
  const options = websites.map(({ id, title, domain }) => ({ value: String(id), label: title, description: domain ?? undefined }))

  async function submit(): Promise<boolean> {
    const from = ticket.website?.id
    const message = text.trim()
    if (!from) return false
    const website = Number(target.value)
    let made: Message | undefined
    return attempt({
      run: async () => {
        made = await split({ websiteId: from, id: ticket.id, split: { subject: subject.trim(), message, website } }).unwrap()
      },
      done: t('tickets.split.done', { website: target.label }),
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
    >
      <p className={styles.hint}>{t('tickets.split.hint')}</p>
      <TextField label={t('tickets.column.subject')} value={subject} onChange={setSubject} maxLength={200} />
      <TextArea label={t('tickets.split.text')} value={text} onChange={setText} rows={6} />
      <ComboBox
        label={t('tickets.column.website')}
        options={options}
        value={target.value}
        valueLabel={target.label}
        loading={isFetching}
        onSearch={setSearch}
        onChange={(value) => setTarget(options.find((option) => option.value === value) ?? here)}
      />
    </FormDialog>
  )
}
