import { randomBytes, randomUUID } from 'node:crypto'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { changeDocument, readDocument } from '../cms/documents'
import { isLive } from '../../db/queries/base'

const shopOf = ({ db }: Services, websiteId: number) =>
  db.selectFrom('shops').select(['id', 'active']).where('website_id', '=', websiteId).executeTakeFirst()

async function findShop(services: Services, websiteId: number) {
  const shop = await shopOf(services, websiteId)
  if (!shop) throw new HttpError(404, 'refusal.noShop')
  return shop
}

/** The shop of a website; there is one, however often it is made. */
export async function createShop(services: Services, websiteId: number) {
  await services.db
    .insertInto('shops')
    .values({ website_id: websiteId, id: randomUUID(), active: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return findShop(services, websiteId)
}

export async function activateShop(services: Services, websiteId: number) {
  await findShop(services, websiteId)
  await services.db.updateTable('shops').set({ active: true }).where('website_id', '=', websiteId).execute()
  return findShop(services, websiteId)
}

/** Where the shop system lets the team in. It is a system of its own; without its address there is none. */
export async function shopLoginUrl(services: Services, websiteId: number): Promise<string> {
  const { id } = await findShop(services, websiteId)
  const { shopUrl } = services.outside
  if (!shopUrl) throw new HttpError(503, 'refusal.notConfigured', { values: { name: 'SHOP_URL' } })
  return new URL(`/login?${new URLSearchParams({ shop: id })}`, shopUrl).href
}

const newCode = (): string => randomBytes(9).toString('base64url')

/** The code by which a colleague can copy the content of a website; made when somebody first asks for it. */
export async function shareCode({ db }: Services, websiteId: number): Promise<string> {
  await db
    .insertInto('share_codes')
    .values({ website_id: websiteId, code: newCode() })
    .onConflict((conflict) => conflict.column('website_id').doNothing())
    .execute()
  const { code } = await db.selectFrom('share_codes').select('code').where('website_id', '=', websiteId).executeTakeFirstOrThrow()
  return code
}

/** Makes the code before worthless. */
export async function renewShareCode({ db }: Services, websiteId: number): Promise<void> {
  const code = newCode()
  await db
    .insertInto('share_codes')
    .values({ website_id: websiteId, code })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ code }))
    .execute()
}

/** Copies the content of the website with the code into this one. Codes work within one partner. */
export async function copyShared(services: Services, viewer: Viewer, websiteId: number, code: string): Promise<void> {
  const source = await services.db
    .selectFrom('share_codes')
    .innerJoin('websites', 'websites.id', 'share_codes.website_id')
    .select('websites.id')
    .where('share_codes.code', '=', code)
    .where('websites.partner_id', '=', viewer.partner_id)
    .where(isLive('websites'))
    .executeTakeFirst()
  if (!source || source.id === websiteId) throw new HttpError(404, 'refusal.notFound')
  const { content } = await readDocument(services, source.id)
  await changeDocument(services, viewer, websiteId, () => content)
}
