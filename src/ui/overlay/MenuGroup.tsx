import { type ReactNode, useId } from 'react'
import styles from './menu.module.css'

interface Props {
  label: string
  children: ReactNode
}

/** Items under a small heading. */
export function MenuGroup({ label, children }: Props) {
  const id = useId()
  return (
    // A fieldset is no child of a menu.
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} role="presentation" className={styles.heading}>
        {label}
      </div>
      {children}
    </div>
  )
}

export const MenuSeparator = () => <hr className={styles.separator} />
