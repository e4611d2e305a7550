import type { ComponentType } from 'react'
import { useWebsiteDetailsQuery } from '../../../src/api/websites'
import type { Action, DetailsCard } from '../../../src/model'
import { ErrorBoundary } from '../../../src/ui'
import { ContractCard } from '../cards/ContractCard'
import { DomainsCard } from '../cards/DomainsCard'
import { PeopleCard } from '../cards/PeopleCard'
import { CustomerCard } from '../customer/CustomerCard'
import { NoteCard } from '../note/NoteCard'
import { StatisticsCard } from '../statistics/StatisticsCard'
import { TagsCard } from '../tags/TagsCard'
import { TimeCard } from '../timer/TimeCard'
import { TodoCard } from '../todos/TodoCard'
import { useRoleRights } from '../workflow/useRoleRights'

interface CardProps {
  websiteId: number
}

const CARDS: Readonly<Record<DetailsCard, ComponentType<CardProps>>> = {
  customer: CustomerCard,
  people: ofWebsite(PeopleCard),
  todos: TodoCard,
  note: NoteCard,
  tags: ofWebsite(TagsCard),
  time: TimeCard,
  domains: ofWebsite(DomainsCard),
  statistics: allowed('see_website_statistics', StatisticsCard),
  contract: allowed('see_contract', ContractCard),
}

/** A card of what the header shows, too. Where that cannot be had, the header says so for both. */
function ofWebsite(Card: ComponentType<CardProps>) {
  return function WebsiteCard({ websiteId }: CardProps) {
    const { data, error } = useWebsiteDetailsQuery(websiteId)
    return data === undefined && error ? null : <Card websiteId={websiteId} />
  }
}

/** A card that is not there for everybody. */
function allowed(action: Action, Card: ComponentType<CardProps>) {
  return function AllowedCard({ websiteId }: CardProps) {
    const { data: website } = useWebsiteDetailsQuery(websiteId)
    return useRoleRights(website)(action) ? <Card websiteId={websiteId} /> : null
  }
}

interface Props extends CardProps {
  cards: readonly DetailsCard[]
}

/** The cards of one column. What breaks one of them leaves the others. */
export const CardStack = ({ websiteId, cards }: Props) =>
  cards.map((name) => {
    const Card = CARDS[name]
    return (
      <ErrorBoundary key={name}>
        <Card websiteId={websiteId} />
      </ErrorBoundary>
    )
  })
