import { ListPlus, Plus } from '../../../src/ui/icons'
import { type ClipboardEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import { useCreateTodoMutation } from '../../../src/api/todos'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { reasonFor } from '../../../src/parts/submit'
import { TODO_LENGTH_MAX } from '../../../src/model'
import { useCommands, useLetterKey } from '../../../src/store'
import { Form, IconButton, TextField } from '../../../src/ui'
import { typedSince, useDraftKey, useKeptText } from '../../../src/parts/drafts'
import { focusField } from '../shared/focusField'
import { linesOf } from './linesOf'
import { QuickChips } from './quickEntry/QuickChips'
import { useQuickTodos } from './quickEntry/useQuickTodos'
import styles from './todos.module.css'
import { useTodosAdded } from './useTodosAdded'

const BulkDialog = lazyPart(() => import('./BulkDialog'))

/** One line for the next to-do, which may say whom it is for and until when, and shows what it understood; Enter adds it. A pasted list becomes several, which are shown first (WT-01). */
export function QuickAdd({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const reportAdded = useTodosAdded(websiteId)
  const read = useQuickTodos()
  const draftKey = useDraftKey('todo-new', websiteId)
  const [text, changeText] = useKeptText(draftKey)
  const [kept, setKept] = useState<readonly string[]>([])
  const [lines, setLines] = useState<readonly string[] | null>()
  const [error, setError] = useState<ReactNode>()
  const input = useRef<HTMLInputElement>(null)
  const [create, { isLoading }] = useCreateTodoMutation()

  const { draft, understood } = read(text, kept)

  const begin = () => focusField(input.current)
  useLetterKey('q', begin)
  useCommands(() => [{ id: 'todo', label: t('websiteDetails.todo.new'), icon: ListPlus, keys: 'Q', run: begin }])

  const type = (next: string) => {
    changeText(() => next)
    setKept((before) => before.filter((words) => next.includes(words)))
    setError(undefined)
  }

  async function add(): Promise<void> {
    if (!text.trim() || isLoading) return
    try {
      reportAdded([await create({ websiteId, draft }).unwrap()])
    } catch (thrown) {
      return setError(reasonFor(thrown))
    }
    // The next one may have been begun meanwhile.
    changeText((now) => typedSince(text, now))
    setKept([])
    setError(undefined)
    input.current?.focus()
  }

  const onPaste = (event: ClipboardEvent) => {
    const pasted = linesOf(event.clipboardData.getData('text/plain'))
    if (pasted.length < 2) return
    event.preventDefault()
    setLines(pasted)
  }

  return (
    <>
      <Form className={styles.add} onSubmit={() => void add()}>
        <TextField
          ref={input}
          label={t('websiteDetails.todo.new')}
          hideLabel
          placeholder={t('websiteDetails.todo.new')}
          title={t('websiteDetails.todo.new.hint')}
          aria-keyshortcuts="q"
          value={text}
          maxLength={TODO_LENGTH_MAX}
          error={error}
          autoComplete="off"
          onChange={type}
          onPaste={onPaste}
        />
        <IconButton type="submit" variant="secondary" icon={Plus} label={t('partner.general.add')} busy={isLoading} />
      </Form>
      <QuickChips
        understood={understood}
        onKeep={(words) => {
          setKept([...kept, words])
          input.current?.focus()
        }}
      />
      <Suspense>{lines !== undefined && <BulkDialog websiteId={websiteId} lines={lines} onClose={() => setLines(null)} />}</Suspense>
    </>
  )
}
