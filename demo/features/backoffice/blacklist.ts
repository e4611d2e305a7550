import type { Services } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { ofPartner } from '../../db/queries/base'

const MAX_PHOTOS = 5_000
const MAX_LENGTH = 500

/** Pictures of the stock library that the partner never wants to be offered. */
export async function readBlacklist({ db }: Services, partnerId: number): Promise<string[]> {
  const rows = await ofPartner(db, partnerId, 'stock_blacklist').select('photo').orderBy('photo').execute()
  return rows.map(({ photo }) => photo)
}

export async function saveBlacklist({ db }: Services, partnerId: number, given: readonly string[]): Promise<void> {
  const photos = [...new Set(given.map((photo) => photo.trim()).filter(Boolean))]
  if (photos.length > MAX_PHOTOS || photos.some((photo) => photo.length > MAX_LENGTH)) throw new HttpError(422, 'refusal.tooMuch')
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('stock_blacklist').where('partner_id', '=', partnerId).execute()
    if (photos.length === 0) return
    await transaction
      .insertInto('stock_blacklist')
      .values(photos.map((photo) => ({ partner_id: partnerId, photo })))
      .execute()
  })
}
