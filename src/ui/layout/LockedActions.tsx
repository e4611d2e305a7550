import type { ReactNode } from 'react'
import styles from './lockedFields.module.css'
import { useViewOnly } from './useViewOnly'

/** Buttons that change something at once: where the page is only looked at they cannot be pressed, and say why. */
export function LockedActions({ children }: { children: ReactNode }) {
  const why = useViewOnly()
  if (why === undefined) return children
  return (
    <fieldset className={styles.fields} disabled title={why}>
      {children}
    </fieldset>
  )
}
