import type { ComponentType } from 'react'
import { useWebsiteDetailsQuery } from '../../../src/api'
import type { Action } from '../../../src/model'
import { ContractCard } from '../cards/ContractCard'
import { StatisticsCard } from '../statistics/StatisticsCard'
import { useRights } from '../workflow/useRights'

// What is to be done, what one should know, and what is looked up now and then: loaded as one.
export { DomainsCard } from '../cards/DomainsCard'
export { NoteCard } from '../note/NoteCard'
export { TagsCard } from '../tags/TagsCard'
export { TimeCard } from '../timer/TimeCard'
export { TodoCard } from '../todos/TodoCard'

export const AllowedStatistics = allowed('see_website_statistics', StatisticsCard)
export const AllowedContract = allowed('see_contract', ContractCard)

/** A card that is not there for everybody. */
function allowed(action: Action, Card: ComponentType<{ websiteId: number }>) {
  return function AllowedCard({ websiteId }: { websiteId: number }) {
    const { data: website } = useWebsiteDetailsQuery(websiteId)
    return useRights(website)(action) ? <Card websiteId={websiteId} /> : null
  }
}
