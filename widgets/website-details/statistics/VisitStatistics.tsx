import { ExternalLink } from '../../../src/ui/icons'
import { type KeyboardEvent, useState } from 'react'
import { useWebsiteDetailsQuery } from '../../../src/api/websites'
import { useWebsiteStatisticsQuery } from '../../../src/api/statistics'
import type { Statistics } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useToday } from '../../../src/islands'
import { LoadFailure } from '../../../src/parts/submit'
import { isCombination, latinKey, useMutes } from '../../../src/store'
import { ButtonLink, Stack } from '../../../src/ui'
import { CardContent } from '../cards/CardContent'
import card from '../cards/card.module.css'
import { webHref } from '../shared/webHref'
import { useRights } from '../workflow/useRights'
import { AllVisitsLink } from './AllVisitsLink'
import { Annotations } from './Annotations'
import { Consent } from './Consent'
import { EmbeddedSummary } from './EmbeddedSummary'
import { Numbers } from './Numbers'
import { PERIODS, type Period, periodQuery } from './periods'
import styles from './statistics.module.css'
import { VisitsChart } from './VisitsChart'
import { WeeklyMail } from './WeeklyMail'

/** The summary of the visits, for the period of choice (ST-01). */
export function VisitStatistics({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const today = useToday()
  const [period, setPeriod] = useState<Period>('month')
  const query = useWebsiteStatisticsQuery({ id: websiteId, ...periodQuery(period, today) })
  const { data: website } = useWebsiteDetailsQuery(websiteId)
  const may = useRights(website)
  const mutes = useMutes()

  // D, W, M, Y, as long as the focus is in the card (ST-07).
  const onKeyDown = (event: KeyboardEvent) => {
    if (isCombination(event) || mutes(event)) return
    // Words are typed into fields; the buttons for the periods are inputs too.
    if (event.target instanceof HTMLInputElement && event.target.type !== 'radio') return
    const chosen = PERIODS.find((name) => name.charAt(0) === latinKey(event).toLowerCase())
    if (!chosen) return
    event.preventDefault()
    setPeriod(chosen)
  }

  return (
    <CardContent query={query} rows={4}>
      {(statistics) => (
        // The keys belong to the card; the buttons in it do the same.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <Stack gap={3} aria-busy={query.isFetching} onKeyDown={onKeyDown}>
          {statistics.enabled && (
            <>
              <div role="radiogroup" aria-label={t('websiteDetails.statistics.period')} className={styles.periods}>
                {PERIODS.map((name) => (
                  <label key={name} className={styles.period}>
                    <input type="radio" name="period" checked={name === period} onChange={() => setPeriod(name)} />
                    {t(`websiteDetails.statistics.${name}`)}
                  </label>
                ))}
              </div>
              <OfPeriod query={query} shown={statistics} />
              <Annotations websiteId={websiteId} annotations={statistics.annotations} />
            </>
          )}
          <Consent websiteId={websiteId} enabled={statistics.enabled} canSwitch={may('switch_website_statistics')} />
          {statistics.enabled && may('switch_website_statistics') && <WeeklyMail websiteId={websiteId} statistics={statistics} />}
          <AllVisitsLink />
        </Stack>
      )}
    </CardContent>
  )
}

interface OfPeriodProps {
  query: ReturnType<typeof useWebsiteStatisticsQuery>
  /** Those of the period before, as long as the chosen one is on its way. */
  shown: Statistics
}

/** The numbers of the chosen period: those read last while nobody answers (ST-05), and never those of another period. */
function OfPeriod({ query: { currentData, error, isFetching, refetch }, shown }: OfPeriodProps) {
  if (currentData || !error || isFetching) return <Summary statistics={currentData ?? shown} isLate={Boolean(currentData && error)} />
  return <LoadFailure error={error} onRetry={() => void refetch()} />
}

function Summary({ statistics, isLate }: { statistics: Statistics; isLate: boolean }) {
  const t = useMessages()
  const formats = useFormats()
  const { totals, series, annotations, dashboardUrl, embedUrl, stale, updatedAt, topPages } = statistics
  return (
    <>
      {(stale || isLate) && updatedAt && (
        <p className={card.notice} data-tone="warning">
          {t('websiteDetails.statistics.stale', { when: formats.relative(updatedAt) })}
        </p>
      )}
      {totals && <Numbers totals={totals} />}
      {series.length > 0 ? (
        <VisitsChart series={series} annotations={annotations} />
      ) : (
        <p className={card.muted}>{t('websiteDetails.statistics.none')}</p>
      )}
      {topPages.length > 0 && (
        <details>
          <summary className={card.summary}>{t('websiteDetails.statistics.topPages')}</summary>
          <ul className={card.list}>
            {topPages.map(({ label, value }) => (
              <li key={label} className={card.line}>
                <span className={card.grow} title={label}>
                  {label}
                </span>
                <span>{formats.number(value)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {embedUrl && <EmbeddedSummary url={embedUrl} />}
      {dashboardUrl && (
        <div className={card.links}>
          <ButtonLink size="sm" iconEnd={ExternalLink} href={webHref(dashboardUrl)} target="_blank" rel="noopener noreferrer">
            {t('websiteDetails.statistics.dashboard')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
