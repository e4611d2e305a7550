import { useId } from 'react'
import { useFormats, useMessages } from '../../../../src/i18n'
import styles from './quickEntry.module.css'
import type { QuickTodo } from './readQuickTodo'
import { useMeaningText } from './useMeaningText'

/** Those of several to-dos whose lines say more than words, with what they say. */
export function LinesUnderstood({ todos }: { todos: readonly QuickTodo[] }) {
  const t = useMessages()
  const formats = useFormats()
  const textOf = useMeaningText()
  const titleId = useId()
  const telling = todos.filter(({ understood }) => understood.length > 0)
  if (telling.length === 0) return null
  return (
    <div>
      <p id={titleId} className={styles.title}>
        {t('websiteDetails.todo.bulk.understood')}
      </p>
      <ul className={styles.lines} aria-labelledby={titleId}>
        {telling.map(({ draft, understood }, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- Lines may be equal, and their order is the text's.
          <li key={nth}>
            {draft.description} <span className={styles.facts}>({formats.list(understood.map(textOf))})</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
