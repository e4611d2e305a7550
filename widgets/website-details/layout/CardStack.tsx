import type { ComponentType } from 'react'
import type { DetailsCard } from '../../../src/model'
import { PendingCard } from '../cards/PendingCard'
import { pagePart } from './pagePart'

interface CardProps {
  websiteId: number
}

const customerCards = () => import('./customerCards')
const workCards = () => import('./workCards')

const CARDS: Readonly<Record<DetailsCard, ComponentType<CardProps>>> = {
  customer: pagePart(async () => (await customerCards()).CustomerCard, <PendingCard rows={9} />),
  people: pagePart(async () => (await customerCards()).PeopleCard),
  todos: pagePart(async () => (await workCards()).TodoCard, <PendingCard rows={6} />),
  note: pagePart(async () => (await workCards()).NoteCard),
  tags: pagePart(async () => (await workCards()).TagsCard),
  time: pagePart(async () => (await workCards()).TimeCard),
  domains: pagePart(async () => (await workCards()).DomainsCard),
  statistics: pagePart(async () => (await workCards()).AllowedStatistics),
  contract: pagePart(async () => (await workCards()).AllowedContract),
}

interface Props extends CardProps {
  cards: readonly DetailsCard[]
}

/** The cards of one column. */
export const CardStack = ({ websiteId, cards }: Props) =>
  cards.map((name) => {
    const Card = CARDS[name]
    return <Card key={name} websiteId={websiteId} />
  })
