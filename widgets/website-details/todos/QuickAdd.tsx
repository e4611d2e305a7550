import { Plus } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react'
import { useCreateTodoMutation } from '../../../src/api'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { IconButton, TextField } from '../../../src/ui'
import { readDraft, writeDraft } from '../inline/drafts'
import { useDraftKey } from '../inline/useDraftKey'
import { BulkDialog } from './BulkDialog'
import { linesOf } from './linesOf'
import styles from './todos.module.css'
import { useTodosAdded } from './useTodosAdded'

const DESCRIPTION_MAX = 1_000

/** One line for the next to-do; Enter adds it. A pasted list becomes several, which are shown first (WT-01). */
export function QuickAdd({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const tellAdded = useTodosAdded(websiteId)
  const draftKey = useDraftKey('todo-new', websiteId)
  const [text, setText] = useState(() => readDraft(draftKey) ?? '')
  const [lines, setLines] = useState<readonly string[] | null>(null)
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const [create, { isLoading }] = useCreateTodoMutation()

  const type = (next: string) => {
    setText(next)
    setError(undefined)
    writeDraft(draftKey, next || null)
  }

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    const description = text.trim()
    if (!description || isLoading) return
    try {
      tellAdded([await create({ websiteId, draft: { description } }).unwrap()])
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
          label={t('todo.new')}
          hideLabel
          placeholder={t('todo.new')}
          value={text}
          maxLength={DESCRIPTION_MAX}
          error={error}
          autoComplete="off"
          onChange={type}
          onPaste={onPaste}
        />
        <IconButton type="submit" variant="secondary" icon={Plus} label={t('partner.general.add')} busy={isLoading} />
      </form>
      <BulkDialog websiteId={websiteId} lines={lines} onClose={() => setLines(null)} />
    </>
  )
}
