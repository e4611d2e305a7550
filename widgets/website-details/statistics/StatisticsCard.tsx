import { ChartLine } from 'lucide-react'
import { useMessages } from '../../../src/i18n'
import { CardSkeleton } from '../cards/CardSkeleton'
import { SideCard } from '../cards/SideCard'
import { pagePart } from '../layout/pagePart'

const VisitStatistics = pagePart(async () => (await import('./VisitStatistics')).VisitStatistics, <CardSkeleton rows={5} />)

/** How many people visit the website. */
export function StatisticsCard({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  return (
    <SideCard title={t('statistics.title')} icon={ChartLine}>
      <VisitStatistics websiteId={websiteId} />
    </SideCard>
  )
}
