import { useId } from 'react'
import type { Statistics } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { linePoints } from './chart'
import card from '../cards/card.module.css'
import styles from './statistics.module.css'

type Props = Pick<Statistics, 'series' | 'annotations'>

// Units of the drawing; it stretches to the width of the card.
const SIZE = { width: 300, height: 72 }

/** Visits over time as a line, with marks where something happened, and as a table for whoever cannot see it (ST-01, ST-04). */
export function VisitsChart({ series, annotations }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const fadeId = useId()
  const visits = series.map((day) => day.visits)
  const max = Math.max(...visits)
  const points = linePoints(visits, max, SIZE)
  const first = series[0]?.date
  const last = series.at(-1)?.date
  const marks = annotations.flatMap(({ date, text }) => {
    const index = series.findIndex((day) => day.date === date)
    return index < 0 ? [] : [{ date, text, x: (index * SIZE.width) / Math.max(series.length - 1, 1) }]
  })

  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" className={styles.drawing} aria-hidden>
        <linearGradient id={fadeId} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.fadeTop} />
          <stop className={styles.fadeEnd} offset="1" />
        </linearGradient>
        <polygon points={`0,${SIZE.height} ${points} ${SIZE.width},${SIZE.height}`} fill={`url(#${fadeId})`} />
        <polyline points={points} className={styles.visitLine} />
        {marks.map(({ date, text, x }) => (
          <line key={`${date} ${text}`} x1={x} x2={x} y1={0} y2={SIZE.height} className={styles.mark}>
            <title>{`${formats.date(date)}: ${text}`}</title>
          </line>
        ))}
      </svg>
      <figcaption className={styles.axis}>
        {first && <span>{formats.shortDate(first)}</span>}
        <span>{t('websiteDetails.statistics.max', { count: formats.number(max) })}</span>
        {last && <span>{formats.shortDate(last)}</span>}
      </figcaption>
      <details>
        <summary className={card.summary}>{t('websiteDetails.statistics.table')}</summary>
        <div className={styles.tableBox}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('websiteDetails.statistics.date')}</th>
                <th scope="col">{t('websiteDetails.statistics.visits')}</th>
                <th scope="col">{t('websiteDetails.statistics.pageviews')}</th>
              </tr>
            </thead>
            <tbody>
              {series.map(({ date, visits: count, pageviews }) => (
                <tr key={date}>
                  <th scope="row">{formats.shortDate(date)}</th>
                  <td>{formats.number(count)}</td>
                  <td>{formats.number(pageviews)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
