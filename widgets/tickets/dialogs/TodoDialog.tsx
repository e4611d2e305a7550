import { ListTodo } from '../../../src/ui/icons'
import { useState } from 'react'
import { useCreateTodoMutation, useDeleteTodoMutation } from '../../../src/api/todos'
import { useAssignableStaffQuery } from '../../../src/api/websiteStaff'
import type { Message } from '../../../src/contract'
import { refreshLists } from '../../../src/api/refreshLists'
import { useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { useAppDispatch, useAttempt } from '../../../src/store'
import { Button, DateField, Dialog, Select, TextField } from '../../../src/ui'
import { subjectOf } from '../useTicketActions'
import styles from './dialogs.module.css'

interface Props {
  open: boolean
  ticket: Message
  onClose: () => void
}

/** Makes a to-do of a ticket, which knows the ticket it is about (TK-11). */
export default function TodoDialog({ open, ticket, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const { data: staff = [] } = useAssignableStaffQuery()
  const [create, { isLoading }] = useCreateTodoMutation()
  const [remove] = useDeleteTodoMutation()
  const [description, setDescription] = useState(() => subjectOf(ticket, ''))
  const [to, setTo] = useState(String(ticket.website?.assigned_to?.id ?? ''))
  const [day, setDay] = useState('')

  async function submit(): Promise<void> {
    const websiteId = ticket.website?.id
    const text = description.trim()
    if (!websiteId || !text || isLoading) return
    const draft = { description: text, to: Number(to) || null, dueDate: day || null, messageId: ticket.id }
    let made: number | undefined
    const isDone = await attempt({
      run: async () => {
        made = (await create({ websiteId, draft }).unwrap()).id
        // Tickets say how many to-dos of them are open.
        dispatch(refreshLists('WebsiteLog'))
      },
      done: t('tickets.todo.done', { description: text }),
      undo: async () => {
        if (made) await remove({ websiteId, id: made }).unwrap()
        dispatch(refreshLists('WebsiteLog'))
      },
    })
    if (isDone) onClose()
  }

  return (
    <Dialog
      open={open}
      icon={ListTodo}
      title={t('tickets.todo')}
      size="md"
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('partner.general.cancel')}</Button>
          <Button type="submit" variant="primary" busy={isLoading} disabled={!description.trim()}>
            {t('partner.general.add')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField label={t('tickets.todo.description')} value={description} onChange={setDescription} maxLength={1000} required />
        <Select
          label={t('tickets.todo.to')}
          options={[
            { value: '', label: t('partner.general.nobody') },
            ...staff.map((person) => ({ value: String(person.id), label: fullName(person) })),
          ]}
          value={to}
          onChange={setTo}
        />
        <DateField label={t('tickets.column.dueDate')} value={day} onChange={setDay} />
      </div>
    </Dialog>
  )
}
