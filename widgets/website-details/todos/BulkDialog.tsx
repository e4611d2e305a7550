import { ListPlus } from '../../../src/ui/icons'
import { useState } from 'react'
import { useCreateTodosMutation } from '../../../src/api'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { personOption, usePeople } from '../../../src/parts/people'
import { Button, ComboBox, DateField, Dialog, TextArea } from '../../../src/ui'
import { linesOf } from './linesOf'
import styles from './todos.module.css'
import { useTodosAdded } from './useTodosAdded'

interface Props {
  websiteId: number
  /** What was pasted; null while there is nothing to ask. */
  lines: readonly string[] | null
  onClose: () => void
}

/** Shows a pasted list before it becomes to-dos, and asks what they have in common. */
export default function BulkDialog({ websiteId, lines, onClose }: Props) {
  const t = useMessages()
  const tellAdded = useTodosAdded(websiteId)
  const people = usePeople()
  const [text, setText] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const [dueDate, setDueDate] = useState('')
  const [error, setError] = useState<string>()
  const [create, { isLoading }] = useCreateTodosMutation()
  const shown = text ?? lines?.join('\n') ?? ''
  const wanted = linesOf(shown)

  const reset = () => {
    setText(null)
    setTo(null)
    setDueDate('')
    setError(undefined)
  }
  async function submit(): Promise<void> {
    if (wanted.length === 0 || isLoading) return
    try {
      const draft = { lines: wanted, to: to === null ? null : Number(to), dueDate: dueDate || null }
      tellAdded(await create({ websiteId, draft }).unwrap())
    } catch (thrown) {
      const { message, values } = toErrorObject(thrown)
      return setError(t(message, values))
    }
    onClose()
  }

  return (
    <Dialog
      open={lines !== null}
      icon={ListPlus}
      title={t('todo.bulk.title')}
      size="md"
      onClose={onClose}
      onExited={reset}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('partner.general.cancel')}</Button>
          <Button type="submit" variant="primary" busy={isLoading} disabled={wanted.length === 0}>
            {t('todo.bulk.submit', { count: wanted.length })}
          </Button>
        </>
      }
    >
      <div className={styles.bulk}>
        <TextArea label={t('todo.bulk.lines')} rows={6} value={shown} error={error} onChange={setText} />
        <ComboBox
          label={t('todo.assignee')}
          options={people.map((person) => personOption(person))}
          value={to}
          placeholder={t('partner.general.nobody')}
          onChange={setTo}
        />
        <DateField label={t('todo.dueDate')} value={dueDate} onChange={setDueDate} />
      </div>
    </Dialog>
  )
}
