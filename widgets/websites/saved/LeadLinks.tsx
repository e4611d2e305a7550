import type { MouseEvent } from 'react'
import { useMessages } from '../../../src/i18n'
import { isPlainClick } from '../../../src/ui'
import { ME, NOBODY } from '../query/filterValues'
import { formatFilters, parseFilters } from '../query/parseFilters'
import type { ViewParts } from '../view/ViewParts'
import styles from './saved.module.css'
import { savedQuery, savedUrl } from './savedQuery'

const BUCKETS = { mine: ME, unclaimed: NOBODY } as const

/** One's own leads, and those that anybody may claim (LE-04); how they are shown stays. */
export function LeadLinks({ view, state, onChange }: ViewParts) {
  const t = useMessages()
  return (['mine', 'unclaimed'] as const).map((bucket) => {
    const filters = parseFilters(`assignee:${BUCKETS[bucket]}`)
    const isCurrent = formatFilters(filters) === formatFilters(state.filters)
    const show = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onChange({ filters, page: 1 }, { push: true })
    }
    return (
      <li key={bucket}>
        <a
          className={styles.link}
          href={savedUrl(savedQuery(view, { ...state, filters }))}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={show}
        >
          {t(`websites.leads.${bucket}`)}
        </a>
      </li>
    )
  })
}
