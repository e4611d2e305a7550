import { useId } from 'react'
import type { Entry } from './Entry'
import { EntryLink } from './EntryLink'
import styles from './entryList.module.css'

interface Props {
  label: string
  entries: readonly Entry[]
  onLeave?: () => void
}

/** Entries below the views, under a heading of their own. */
export function EntryGroup({ label, entries, onLeave }: Props) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {label}
      </h3>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <EntryLink key={entry.name} entry={entry} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  )
}
