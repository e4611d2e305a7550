import type { DataSet, Row } from '../DataSet'
import type { SeedContext } from '../SeedContext'

/** Each of these people follows about every fifth website. */
export function addFollows(
  set: DataSet,
  { ago, random }: SeedContext,
  websites: readonly Row<'websites'>[],
  people: readonly Row<'users'>[],
): void {
  for (const website of websites) {
    for (const user of people) {
      if (random.chance(0.2)) set.follows.push({ website_id: website.id, user_id: user.id, created_at: ago(random.int(1, 20)) })
    }
  }
}
