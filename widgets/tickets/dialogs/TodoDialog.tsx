import { ListTodo } from '../../../src/ui/icons'
import { useState } from 'react'
import { useCreateTodoMutation, useDeleteTodoMutation } from '../../../src/api/todos'
import { useAssignableStaffQuery } from '../../../src/api/staff'
import type { Message } from '../../../src/contract'
import { refreshLists } from '../../../src/api/call'
import { useMessages } from '../../../src/i18n'
import { PersonSelect } from '../../../src/parts/people'
import { useAppDispatch, useAttempt } from '../../../src/store'
import { DateField, FormDialog, TextField } from '../../../src/ui'
import { subjectOf } from '../desk/subjectOf'
import { TODO_LENGTH_MAX } from '../../../src/model'

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
  const [create] = useCreateTodoMutation()
  const [remove] = useDeleteTodoMutation()
  const [description, setDescription] = useState(() => subjectOf(ticket, ''))
  const [to, setTo] = useState(String(ticket.website?.assigned_to?.id ?? ''))
  const [day, setDay] = useState('')

  async function submit(): Promise<boolean> {
    const websiteId = ticket.website?.id
    const text = description.trim()
    if (!websiteId) return false
    const draft = { description: text, to: Number(to) || null, dueDate: day || null, messageId: ticket.id }
    let made: number | undefined
    return attempt({
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
  }

  return (
    <FormDialog
      open={open}
      icon={ListTodo}
      title={t('tickets.todo')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('partner.general.add')}
      disabled={!description.trim()}
      isChanged={description !== subjectOf(ticket, '')}
    >
      <TextField label={t('tickets.todo.description')} value={description} onChange={setDescription} maxLength={TODO_LENGTH_MAX} required />
      <PersonSelect label={t('tickets.todo.to')} placeholder={t('partner.general.nobody')} people={staff} value={to} onChange={setTo} />
      <DateField label={t('tickets.column.dueDate')} value={day} onChange={setDay} />
    </FormDialog>
  )
}
