import { toLocale } from '../../../src/model'
import { add, type DataSet, type Row } from '../DataSet'
import { itemAt } from '../random'
import type { SeedContext } from '../SeedContext'
import { WORDS } from '../words'

/** Years between the openings of two branches. */
const EVERY_YEARS = 4

/** What a website shows of the branches of its firm, as a collection of its content. */
export function addBranches(set: DataSet, { day }: SeedContext, website: Row<'websites'>): void {
  const { branches, cities, streets } = WORDS[toLocale(website.language)]
  const collection = add(set.collections, { website_id: website.id, name: branches.name, version: 1 })
  const types = { [branches.city]: 'text', [branches.street]: 'text', [branches.zip]: 'text', [branches.since]: 'date' }
  for (const [sort, [name, type]] of Object.entries(types).entries())
    add(set.collection_fields, { collection_id: collection.id, name, type, required: sort === 0, sort })
  for (const [sort, [zip = '', city = '']] of cities.entries()) {
    const since = day(-365 * EVERY_YEARS * (sort + 1))
    const content = {
      [branches.city]: city,
      [branches.street]: `${itemAt(streets, sort)} ${sort + 2}`,
      [branches.zip]: zip,
      [branches.since]: since,
    }
    add(set.collection_items, { collection_id: collection.id, content, sort })
  }
}
