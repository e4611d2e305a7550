import { useMessages } from '../../src/i18n'
import { useLetterKeys } from '../../src/store'
import { Kbd } from '../../src/ui'
import styles from './next.module.css'

const KEYS = [
  ['J', 'K', 'next.keys.move'],
  ['Enter', 'next.keys.open'],
  ['E', 'next.keys.done'],
  ['S', 'next.keys.putOff'],
  ['Z', 'partner.general.undo'],
] as const

/** How the queue is worked off by keys, for those who have them. */
export function KeyHints() {
  const t = useMessages()
  const { isOn } = useLetterKeys()
  if (!isOn) return null
  return (
    <p className={styles.keys}>
      {KEYS.map((line) => {
        const text = line.at(-1) ?? ''
        return (
          <span key={text} className={styles.hint}>
            {line.slice(0, -1).map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
            {t(text)}
          </span>
        )
      })}
    </p>
  )
}
