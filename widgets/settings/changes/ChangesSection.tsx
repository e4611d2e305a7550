import { useAccountChangesQuery, useRestoreAccountMutation } from '../../../src/api/settings'
import { useFormats, useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { showToast, useAppDispatch } from '../../../src/store'
import { Button } from '../../../src/ui'
import { Section } from '../form/Section'
import styles from '../settings.module.css'
import { fieldName } from './fieldName'

const SHOWN_LENGTH = 60

/** Who changed what from which value to which, and the way back (AC-09). */
export default function ChangesSection() {
  const t = useMessages()
  const formats = useFormats()
  const { data } = useAccountChangesQuery()
  const dispatch = useAppDispatch()
  const [restore, { isLoading }] = useRestoreAccountMutation()
  const items = data?.items ?? []
  const setBack = async (id: number) => {
    await restore({ params: { change: id } }).unwrap()
    dispatch(showToast({ kind: 'success', key: t('settings.changes.restored') }))
  }
  return (
    <Section anchor="changes">
      <div className={styles.rows}>
        {items.length === 0 && <p className={styles.hint}>{t('settings.changes.empty')}</p>}
        {items.map(({ id, at, by, fields, restorable }) => (
          <details key={id}>
            <summary>
              {formats.dateTime(at)} · {by ? fullName(by) : '–'} · {t('settings.changes.count', { count: fields.length })}
            </summary>
            <ul className={styles.hint}>
              {fields.map(({ name, before, after }) => (
                <li key={name} className={styles.grow}>
                  <strong>{fieldName(name, t)}</strong> {shorten(before)} → {shorten(after)}
                </li>
              ))}
            </ul>
            {restorable && (
              <Button size="sm" busy={isLoading} onClick={() => void setBack(id).catch(() => undefined)}>
                {t('settings.changes.restore')}
              </Button>
            )}
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
