import styles from './kbd.module.css'
import { useKeyNames } from './useKeyNames'

/** A key, or keys with spaces between: `Shift D`. They are named as they stand on this person's keyboard. */
export function Kbd({ children }: { children: string }) {
  const names = useKeyNames()
  return <kbd className={styles.kbd}>{names(children)}</kbd>
}
