import { useRef } from 'react'
import { useMessages } from '../../../../src/i18n'
import { TODO_LENGTH_MAX } from '../../../../src/model'
import { Select, TextField } from '../../../../src/ui'
import { DIRECTIONS, type Draft, OUTCOMES } from '../../../../src/parts/composer'
import { QuickChips } from '../../todos/quickEntry/QuickChips'
import { useQuickTodos } from '../../todos/quickEntry/useQuickTodos'
import { CallTimer } from './CallTimer'
import styles from './fields.module.css'

interface Props {
  websiteId: number
  draft: Draft
  onChange: (part: Partial<Draft>) => void
}

/** What a note about a call says besides words, and what is to be done after it (WM-06). */
export default function CallFields({ websiteId, draft, onChange }: Props) {
  const t = useMessages()
  const read = useQuickTodos()
  const todo = useRef<HTMLInputElement>(null)
  const { understood } = read(draft.todo, draft.todoKept)
  const keep = (words: string) => {
    onChange({ todoKept: [...draft.todoKept, words] })
    todo.current?.focus()
  }
  return (
    <>
      <div className={styles.fields}>
        <Select
          label={t('websiteDetails.thread.call.direction')}
          options={DIRECTIONS.map((value) => ({ value, label: t(`websiteDetails.thread.call.${value}`) }))}
          value={draft.direction}
          onChange={(value) => onChange({ direction: DIRECTIONS.find((name) => name === value) ?? 'in' })}
        />
        <TextField label={t('websiteDetails.thread.call.contact')} value={draft.contact} onChange={(contact) => onChange({ contact })} />
        <Select
          label={t('websiteDetails.thread.call.outcome')}
          options={OUTCOMES.map((value) => ({ value, label: t(`websiteDetails.thread.call.${value}`) }))}
          value={draft.outcome}
          onChange={(value) => onChange({ outcome: OUTCOMES.find((name) => name === value) ?? 'reached' })}
        />
      </div>
      <div className={styles.after}>
        <TextField
          ref={todo}
          label={t('websiteDetails.thread.call.todo')}
          title={t('websiteDetails.todo.new.hint')}
          value={draft.todo}
          maxLength={TODO_LENGTH_MAX}
          autoComplete="off"
          onChange={(text) => onChange({ todo: text, todoKept: draft.todoKept.filter((words) => text.includes(words)) })}
        />
        <CallTimer websiteId={websiteId} isTimed={draft.isTimed} onStart={() => onChange({ isTimed: true })} />
      </div>
      <QuickChips understood={understood} onKeep={keep} />
    </>
  )
}
