import { Plus } from '../../../src/ui/icons'
import { type ClipboardEvent, type FormEvent, Suspense, useRef, useState } from 'react'
import { useCreateTodoMutation } from '../../../src/api/todos'
import { toErrorObject } from '../../../src/http'
import { useLocale, useMessages } from '../../../src/i18n'
import { lazyPart, useToday } from '../../../src/islands'
import { TODO_LENGTH_MAX } from '../../../src/model'
import { usePeople } from '../../../src/parts/people'
import { useLetterKey } from '../../../src/store'
import { IconButton, TextField } from '../../../src/ui'
import { useDraftKey } from '../../../src/parts/drafts'
import { readDraft, writeDraft } from '../inline/drafts'
import { linesOf } from './linesOf'
import { readQuickTodo } from './quickTodo'
import styles from './todos.module.css'
import { useTodosAdded } from './useTodosAdded'

const BulkDialog = lazyPart(() => import('./BulkDialog'))

/** One line for the next to-do, which may end in whom it is for and until when; Enter adds it. A pasted list becomes several, which are shown first (WT-01). */
export function QuickAdd({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const tellAdded = useTodosAdded(websiteId)
  const people = usePeople()
  const today = useToday()
  const locale = useLocale()
  const draftKey = useDraftKey('todo-new', websiteId)
  const [text, setText] = useState(() => readDraft(draftKey) ?? '')
  const [lines, setLines] = useState<readonly string[] | null>()
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const [create, { isLoading }] = useCreateTodoMutation()

  useLetterKey('q', () => input.current?.focus())

  const type = (next: string) => {
    setText(next)
    setError(undefined)
    writeDraft(draftKey, next || null)
  }

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!text.trim() || isLoading) return
    try {
      tellAdded([await create({ websiteId, draft: readQuickTodo(text, { people, today, locale }) }).unwrap()])
    } catch (thrown) {
      const { message, values } = toErrorObject(thrown)
      return setError(t(message, values))
    }
    type('')
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
      <form className={styles.add} onSubmit={(event) => void add(event)}>
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
      </form>
      <Suspense>{lines !== undefined && <BulkDialog websiteId={websiteId} lines={lines} onClose={() => setLines(null)} />}</Suspense>
    </>
  )
}
