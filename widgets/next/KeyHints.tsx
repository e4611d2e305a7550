import { useMessages } from '../../src/i18n'
import { useLetterKeys } from '../../src/store'
import { Kbd } from '../../src/ui'
import styles from './next.module.css'

const HINTS = [
  { keys: ['J', 'K'], text: 'next.keys.move' },
  { keys: ['Enter'], text: 'next.keys.open' },
  { keys: ['E'], text: 'next.keys.done' },
  { keys: ['S'], text: 'next.keys.putOff' },
  { keys: ['Z'], text: 'partner.general.undo' },
]

/** How the queue is worked off by keys, for those who have them. */
export function KeyHints() {
  const t = useMessages()
  const { isOn } = useLetterKeys()
  if (!isOn) return null
  return (
    <p className={styles.keys}>
      {HINTS.map(({ keys, text }) => (
        <span key={text} className={styles.hint}>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {t(text)}
        </span>
      ))}
    </p>
  )
}
