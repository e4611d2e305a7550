import { useState } from 'react'
import { CountBadge } from '../../src/ui'
import styles from './entryList.module.css'

interface Props {
  count: number
  isStale: boolean
  isActive: boolean
}

/** Moves once when the number changes, not when it appears. */
export function EntryCount({ count, isStale, isActive }: Props) {
  const [last, setLast] = useState({ count, isChanged: false })
  if (last.count !== count) setLast({ count, isChanged: true })
  return (
    <span key={count} className={styles.count} data-changed={last.isChanged || undefined} data-stale={isStale || undefined} aria-hidden>
      <CountBadge count={count} tone={isActive ? 'primary' : 'neutral'} />
    </span>
  )
}
