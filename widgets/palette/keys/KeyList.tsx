import { useMessages } from '../../../src/i18n'
import { Kbd } from '../../../src/ui'
import styles from './keySheet.module.css'

/** What the mouse does has a name of its own in each language. */
interface ByMouse {
  readonly mouse: string
}

/** Keys, one after the other, and the name of what they do. */
export type Keys = readonly (readonly [keys: string | ByMouse, label: string])[]

/** What the keys of one place do. */
export function KeyList({ title, keys }: { title: string; keys: Keys }) {
  const t = useMessages()
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.keys}>
        {keys.map(([key, label]) => {
          const parts = typeof key === 'string' ? key.split(' ') : [t(key.mouse)]
          return (
            <div key={parts.join(' ')} className={styles.key}>
              <dt>{t(label)}</dt>
              <dd>
                {parts.map((part) => (
                  <Kbd key={part}>{part}</Kbd>
                ))}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
