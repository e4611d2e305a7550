import { ListPlus } from '../../../src/ui/icons'
import { useState } from 'react'
import { useCreateTodosMutation } from '../../../src/api/todos'
import { useMessages } from '../../../src/i18n'
import { PersonCombo, usePeople } from '../../../src/parts/people'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { DateField, FormDialog, TextArea } from '../../../src/ui'
import { linesOf } from './linesOf'
import { LinesUnderstood } from './quickEntry/LinesUnderstood'
import { useQuickTodos } from './quickEntry/useQuickTodos'
import { useTodosAdded } from './useTodosAdded'
import { TODOS_AT_ONCE_MAX } from '../../../src/model'

interface Props {
  websiteId: number
  /** What was pasted; null while there is nothing to ask. */
  lines: readonly string[] | null
  onClose: () => void
}

/** Shows a pasted list before it becomes to-dos, with what was understood of each line, and asks what they have in common. */
export default function BulkDialog({ websiteId, lines, onClose }: Props) {
  const t = useMessages()
  const reportAdded = useTodosAdded(websiteId)
  const people = usePeople()
  const read = useQuickTodos()
  const [text, setText] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const [dueDate, setDueDate] = useState('')
  const [create] = useCreateTodosMutation()
  const { error, fieldError, run, forget } = useSubmit()
  const shown = text ?? lines?.join('\n') ?? ''
  const asked = linesOf(shown)
  const over = asked.length - TODOS_AT_ONCE_MAX
  const wanted = over > 0 ? [] : asked.map((line) => read(line))

  const reset = () => {
    setText(null)
    setTo(null)
    setDueDate('')
    forget()
  }
  const submit = () =>
    run(async () => {
      const draft = {
        lines: wanted.map((line) => (line.understood.length > 0 ? line.draft : line.draft.description)),
        to: to === null ? null : Number(to),
        dueDate: dueDate || null,
      }
      reportAdded(await create({ websiteId, draft }).unwrap())
    })

  return (
    <FormDialog
      open={lines !== null}
      icon={ListPlus}
      title={t('websiteDetails.todo.bulk.title')}
      onClose={onClose}
      onExited={reset}
      isChanged={text !== null || to !== null || dueDate !== ''}
      onSubmit={submit}
      submitLabel={t('websiteDetails.todo.bulk.submit', { count: asked.length })}
      disabled={wanted.length === 0}
    >
      <TextArea
        label={t('websiteDetails.todo.bulk.lines')}
        rows={6}
        value={shown}
        error={over > 0 ? t('websiteDetails.todo.bulk.tooMany', { max: TODOS_AT_ONCE_MAX, over }) : fieldError('lines')}
        onChange={setText}
      />
      <LinesUnderstood todos={wanted} />
      <PersonCombo
        label={t('websiteDetails.todo.assignee')}
        people={people}
        value={to}
        placeholder={t('partner.general.nobody')}
        onChange={setTo}
      />
      <DateField label={t('websiteDetails.todo.dueDate')} value={dueDate} onChange={setDueDate} />
      <Refusal error={error} shown={['lines']} />
    </FormDialog>
  )
}
