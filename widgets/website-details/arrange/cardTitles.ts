import type { DetailsCard } from '../../../src/model'

/** The title each card has. */
export const CARD_TITLES: Readonly<Record<DetailsCard, string>> = {
  customer: 'customer.title',
  people: 'details.people',
  todos: 'todo.title',
  note: 'note.title',
  tags: 'tags.title',
  time: 'timer.title',
  domains: 'details.domains',
  statistics: 'statistics.title',
  contract: 'contract.title',
}
