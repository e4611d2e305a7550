import type { DataSet, Row } from '../DataSet'
import { itemAt } from '../random'
import type { SeedContext } from '../SeedContext'
import { NOTES } from '../words/staff'

/** A note on every third website. */
export function addNotes(set: DataSet, { ago }: SeedContext, websites: readonly Row<'websites'>[], author: Row<'users'>): void {
  websites.forEach((website, nth) => {
    if (nth % 3 !== 1) return
    set.notes.push({
      website_id: website.id,
      text: itemAt(NOTES, nth),
      version: 1,
      updated_at: ago((nth % 9) + 0.4),
      updated_by: author.id,
    })
  })
}
