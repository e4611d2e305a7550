import type { WebsiteVisits } from '../../src/contract'
import type { Wording } from '../../src/i18n'
import { WebsiteLink } from '../../src/parts/websiteLink'
import type { Column } from '../../src/ui'
import styles from './agencyStatistics.module.css'

const NOTHING = '–'

/** The website, its visits in the period and in the one before, how they change, and whether the customer is told each week. */
export function visitColumns({ t, formats }: Wording): Column<WebsiteVisits>[] {
  const count = (visits: number | null) => (visits === null ? NOTHING : formats.number(visits))
  return [
    {
      key: 'title',
      header: t('agencyStatistics.website'),
      sortable: true,
      cell: (website) => (
        <span className={styles.website}>
          <WebsiteLink website={website} className={styles.link} />
          {website.domain && <span className={styles.hint}>{website.domain}</span>}
        </span>
      ),
    },
    {
      key: 'visits',
      header: t('agencyStatistics.visits'),
      sortable: true,
      align: 'end',
      cell: ({ enabled, visits }) => (enabled ? count(visits) : <span className={styles.hint}>{t('agencyStatistics.off')}</span>),
    },
    { key: 'previous', header: t('agencyStatistics.previous'), align: 'end', cell: ({ previous }) => count(previous) },
    {
      key: 'change',
      header: t('agencyStatistics.change'),
      sortable: true,
      align: 'end',
      cell: ({ change }) =>
        change === null ? NOTHING : formats.number(change, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    },
    {
      key: 'mail',
      header: t('agencyStatistics.mail'),
      cell: ({ enabled, weeklyMail }) => (enabled && weeklyMail ? t('agencyStatistics.mail.on') : NOTHING),
    },
  ]
}
