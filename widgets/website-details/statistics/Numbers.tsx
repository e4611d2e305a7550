import { ArrowDown, ArrowUp } from '../../../src/ui/icons'
import type { Statistics } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { changeOf } from './periods'
import styles from './statistics.module.css'

type Totals = NonNullable<Statistics['totals']>

const MINUTE_SECONDS = 60

/** The totals of the period, each with its change against the one before. */
export function Numbers({ totals }: { totals: Totals }) {
  const t = useMessages()
  const formats = useFormats()
  const { previous } = totals
  const duration = `${Math.floor(totals.avgSeconds / MINUTE_SECONDS)}:${String(Math.round(totals.avgSeconds % MINUTE_SECONDS)).padStart(2, '0')}`
  const numbers = [
    { key: 'visits', text: formats.number(totals.visits), change: changeOf(totals.visits, previous?.visits) },
    { key: 'visitors', text: formats.number(totals.visitors), change: changeOf(totals.visitors, previous?.visitors) },
    { key: 'pageviews', text: formats.number(totals.pageviews), change: changeOf(totals.pageviews, previous?.pageviews) },
    { key: 'duration', text: duration, change: changeOf(totals.avgSeconds, previous?.avgSeconds) },
    {
      key: 'bounce',
      text: formats.number(share(totals.bounceRate), { style: 'percent', maximumFractionDigits: 0 }),
      change: changeOf(totals.bounceRate, previous?.bounceRate),
    },
  ] as const
  return (
    <dl className={styles.numbers}>
      {numbers.map(({ key, text, change }) => (
        <div key={key} className={styles.number}>
          <dt>{t(`websiteDetails.statistics.${key}`)}</dt>
          <dd>
            {text}
            {change !== null && <Change share={change} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Change({ share: change }: { share: number }) {
  const t = useMessages()
  const formats = useFormats()
  const Arrow = change < 0 ? ArrowDown : ArrowUp
  const text = formats.number(Math.abs(change), { style: 'percent', maximumFractionDigits: 0 })
  return (
    <span className={styles.change}>
      <Arrow size={12} role="img" aria-label={t(change < 0 ? 'websiteDetails.statistics.less' : 'websiteDetails.statistics.more')} />
      {text}
    </span>
  )
}

/** Matomo tells rates in percent or as a share of one. */
const share = (rate: number): number => (rate > 1 ? rate / 100 : rate)
