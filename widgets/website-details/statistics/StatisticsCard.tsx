import { ChartLine } from '../../../src/ui/icons'
import { useMessages } from '../../../src/i18n'
import { SideCard } from '../cards/SideCard'
import { VisitStatistics } from './VisitStatistics'

/** How many people visit the website. */
export function StatisticsCard({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  return (
    <SideCard title={t('websiteDetails.statistics.title')} icon={ChartLine}>
      <VisitStatistics websiteId={websiteId} />
    </SideCard>
  )
}
