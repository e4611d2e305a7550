import { type Locale, STATUSES } from '../../../src/model'
import { addConversation } from '../build/addConversation'
import { addTodos } from '../build/addTodos'
import { addWebsite } from '../build/addWebsite'
import type { DataSet, Row } from '../DataSet'
import type { Document } from '../documents'
import { itemAt } from '../random'
import type { SeedContext } from '../SeedContext'

/** A few websites of a small partner where one person does everything. */
export async function addOtherWebsites(
  set: DataSet,
  context: SeedContext,
  plan: { partner: Row<'partners'>; person: Row<'users'>; language: Locale; count: number; documents: readonly Document[] },
) {
  const { partner, person, language, count, documents } = plan
  for (let nth = 0; nth < count; nth++) {
    const website = await addWebsite(set, context, {
      partner,
      status: itemAt(STATUSES, nth * 5 + 2),
      language,
      customer: 8 + partner.id * 7 + nth,
      assigned: nth % 3 === 2 ? null : person,
      sales: person,
      design: person,
      service: person,
      due: itemAt([5, -3, 12, 0, null], nth),
    })
    addConversation(set, context, { partner, website, staff: [person], threads: 1 + (nth % 3), waiting: nth % 2 === 0, documents })
    addTodos(set, context, website, [person], nth % 3)
  }
}
