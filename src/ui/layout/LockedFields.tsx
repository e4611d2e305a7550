import type { ReactNode } from 'react'
import { Lock } from '../icons'
import styles from './lockedFields.module.css'
import { useViewOnly } from './useViewOnly'

export interface LockedFieldsProps {
  /** Why they cannot be changed; without it they can, unless the page is only looked at. */
  reason?: string | undefined
  /** The reason stands elsewhere already. */
  hideReason?: boolean | undefined
  children: ReactNode
}

/** Fields that can be read and not changed say why. */
export function LockedFields({ reason, hideReason, children }: LockedFieldsProps) {
  const viewOnly = useViewOnly()
  const why = viewOnly ?? reason
  if (why === undefined) return children
  return (
    <>
      {!hideReason && (
        <p className={styles.reason}>
          <Lock size={14} aria-hidden />
          {why}
        </p>
      )}
      <fieldset className={styles.fields} disabled>
        {children}
      </fieldset>
    </>
  )
}
