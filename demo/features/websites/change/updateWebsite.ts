import type { Kysely } from 'kysely'
import type { Database } from '../../../db'
import { changeWebsite } from '../../../db/writers/changeWebsite'
import type { WebsitePatch } from './WebsiteEdit'
import { noteOnWebsite } from '../../../db/writers/noteOnWebsite'

type Values = WebsitePatch & { status_date?: Date }

/** The order on the board is nothing two people could disagree about: without another value it makes no other version. */
export async function updateWebsite(db: Kysely<Database>, id: number, values: Values, now: Date): Promise<void> {
  if (Object.keys(values).some((field) => field !== 'rank')) await changeWebsite(db, id, values, now)
  else await noteOnWebsite(db, id, values)
}
