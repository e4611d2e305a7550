import { useFormats, useMessages } from '../../src/i18n'
import { EXPIRING_DAYS, NEXT_DAYS_MAX, NEXT_KINDS, NEXT_WEIGHTS, REENGAGE_DAYS } from '../../src/model'
import styles from './formula.module.css'
import { KIND_ICONS } from './kindIcons'

/** How many days the text about a kind names. */
const DAYS: Readonly<Record<string, number>> = { reengage: REENGAGE_DAYS, domain: EXPIRING_DAYS }

/** What everything has its points for. */
export default function Formula() {
  const t = useMessages()
  const formats = useFormats()
  return (
    <div className={styles.formula}>
      <p>{t('next.formula.text', { days: NEXT_DAYS_MAX })}</p>
      <table className={styles.table} aria-label={t('next.formula')}>
        <thead>
          <tr>
            <th scope="col">{t('next.formula.kind')}</th>
            <th scope="col">{t('next.formula.start')}</th>
            <th scope="col">{t('next.formula.perDay')}</th>
          </tr>
        </thead>
        <tbody>
          {NEXT_KINDS.map((kind) => {
            const Icon = KIND_ICONS[kind]
            const { start, perDay } = NEXT_WEIGHTS[kind]
            return (
              <tr key={kind}>
                <th scope="row">
                  <span className={styles.kind}>
                    <Icon size={16} aria-hidden />
                    {t(`next.one.${kind}`)}
                  </span>
                  <span className={styles.since}>{t(`next.since.${kind}`, { days: DAYS[kind] ?? 0 })}</span>
                </th>
                <td>{formats.number(start)}</td>
                <td>{formats.number(perDay)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
