import { useMessages } from '../../i18n'
import styles from './mailEditor.module.css'

interface Props {
  id: string
  names: readonly string[]
  active: number
  take: (name: string) => void
  fields: Readonly<Record<string, string>>
}

/** Merge fields that fit what was typed. */
export function FieldList({ id, names, active, take, fields }: Props) {
  const t = useMessages()
  return (
    <div id={id} role="listbox" aria-label={t('mailEditor.fields')} className={styles.fields}>
      {names.map((name, nth) => (
        // The editor's keys choose: it keeps the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={name}
          id={`${id}-${nth}`}
          role="option"
          tabIndex={-1}
          aria-selected={nth === active}
          className={styles.field}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(name)}
        >
          <code>{name}</code>
          <span className={styles.value}>{fields[name] || t('mailEditor.emptyField')}</span>
        </div>
      ))}
    </div>
  )
}
