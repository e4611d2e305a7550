import { tagColour } from '../../../src/model'
import { add, type DataSet, type Row } from '../DataSet'
import type { SeedContext } from '../SeedContext'

/** The tags of a partner, and up to three of them on every website. */
export function addTags(
  set: DataSet,
  { random }: SeedContext,
  partner: Row<'partners'>,
  names: readonly string[],
  websites: readonly Row<'websites'>[],
): void {
  const tags = names.map((name, sort) => add(set.tags, { partner_id: partner.id, name, color: tagColour(name).slice(1), sort }))
  for (const website of websites) {
    const chosen = new Set(Array.from({ length: random.int(0, 3) }, () => random.pick(tags).id))
    for (const tag_id of chosen) set.website_tags.push({ website_id: website.id, tag_id })
  }
}
