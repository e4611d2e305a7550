import { Merge } from '../../../src/ui/icons'
import { useState } from 'react'
import { useMergeTicketsMutation, useUnmergeTicketsMutation } from '../../../src/api/messages'
import type { Message } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useAttempt } from '../../../src/store'
import { FormDialog, RadioGroup } from '../../../src/ui'
import styles from './dialogs.module.css'
import { subjectOf } from '../desk/subjectOf'

interface Props {
  open: boolean
  tickets: readonly Message[]
  onClose: () => void
  onMerged: () => void
}

/** Makes one ticket of several: the oldest, unless another is chosen (TK-05). */
export default function MergeDialog({ open, tickets, onClose, onMerged }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const attempt = useAttempt()
  const [merge] = useMergeTicketsMutation()
  const [unmerge] = useUnmergeTicketsMutation()
  const oldestFirst = tickets.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id)
  const [chosen, setChosen] = useState<number>()
  const target = oldestFirst.find(({ id }) => id === chosen) ?? oldestFirst[0]
  const others = oldestFirst.filter((ticket) => ticket !== target).map(({ id }) => id)
  const isFar = tickets.some(({ website }) => website?.id !== target?.website?.id)

  async function submit(): Promise<boolean> {
    if (!target) return false
    const isDone = await attempt({
      run: () => merge({ target: target.id, tickets: others }).unwrap(),
      done: t('tickets.merged', { count: others.length, subject: subjectOf(target, t('tickets.noSubject')) }),
      undo: () => unmerge(others).unwrap(),
    })
    if (isDone) onMerged()
    return isDone
  }

  return (
    <FormDialog
      open={open}
      icon={Merge}
      title={t('tickets.merge.title', { count: tickets.length })}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('tickets.merge')}
    >
      <RadioGroup
        label={t('tickets.merge.target')}
        description={t('tickets.merge.hint')}
        options={oldestFirst.map((ticket) => ({
          value: String(ticket.id),
          label: subjectOf(ticket, t('tickets.noSubject')),
          description: [ticket.website?.title, formats.shortDateTime(ticket.date)].filter(Boolean).join(' · '),
        }))}
        value={String(target?.id)}
        onChange={(value) => setChosen(Number(value))}
      />
      {isFar && <p className={styles.warning}>{t('tickets.merge.websites', { website: target?.website?.title })}</p>}
    </FormDialog>
  )
}
