import { useMessages } from '../../../src/i18n'
import { Kbd } from '../../../src/ui'
import styles from './keySheet.module.css'

/** Keys, one after the other, and the name of what they do. */
export type Keys = readonly (readonly [keys: string, label: string])[]

/** What the keys of one place do. */
export function KeyList({ title, keys }: { title: string; keys: Keys }) {
  const t = useMessages()
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.keys}>
        {keys.map(([key, label]) => (
          <div key={key} className={styles.key}>
            <dt>{t(label)}</dt>
            <dd>
              {key.split(' ').map((part) => (
                <Kbd key={part}>{part}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
