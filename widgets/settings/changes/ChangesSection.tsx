import { useAccountChangesQuery } from '../../../src/api/settings'
import { useFormats, useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { Section } from '../form/Section'
import styles from '../settings.module.css'

const SHOWN_LENGTH = 60

/** Who changed what from which value to which (AC-09). */
export default function ChangesSection() {
  const t = useMessages()
  const formats = useFormats()
  const { data } = useAccountChangesQuery()
  const items = data?.items ?? []
  return (
    <Section anchor="changes">
      <div className={styles.rows}>
        {items.length === 0 && <p className={styles.hint}>{t('settings.changes.empty')}</p>}
        {items.map(({ id, at, by, fields }) => (
          <details key={id}>
            <summary>
              {formats.dateTime(at)} · {by ? fullName(by) : '–'} · {t('settings.changes.count', { count: fields.length })}
            </summary>
            <ul className={styles.hint}>
              {fields.map(({ name, before, after }) => (
                <li key={name} className={styles.grow}>
                  <strong>{name}</strong> {shorten(before)} → {shorten(after)}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Section>
  )
}

function shorten(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text
}
