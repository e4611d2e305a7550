import { useWebsiteDetailsQuery } from '../../../src/api'
import { ContractCard } from '../cards/ContractCard'
import { DomainsCard } from '../cards/DomainsCard'
import { StatisticsCard } from '../statistics/StatisticsCard'
import { TimeCard } from '../timer/TimeCard'
import { useRights } from '../workflow/useRights'

/** What is looked up now and then: below the cards that are worked in. */
export function LowerCards({ websiteId }: { websiteId: number }) {
  const { data: website } = useWebsiteDetailsQuery(websiteId)
  const may = useRights(website)
  return (
    <>
      <TimeCard websiteId={websiteId} />
      <DomainsCard websiteId={websiteId} />
      {may('see_website_statistics') && <StatisticsCard websiteId={websiteId} />}
      {may('see_contract') && <ContractCard websiteId={websiteId} />}
    </>
  )
}
