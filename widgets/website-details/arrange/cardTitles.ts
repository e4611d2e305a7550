import type { DetailsCard } from '../../../src/model'

/** The title each card has. */
export const CARD_TITLES: Readonly<Record<DetailsCard, string>> = {
  customer: 'websiteDetails.customer.title',
  people: 'websiteDetails.people',
  todos: 'websiteDetails.todo.title',
  note: 'websiteDetails.note.title',
  tags: 'websiteDetails.tags.title',
  time: 'websiteDetails.timer.title',
  domains: 'websiteDetails.domains',
  statistics: 'websiteDetails.statistics.title',
  contract: 'websiteDetails.contract.title',
}
