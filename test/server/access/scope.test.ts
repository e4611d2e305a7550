/** @jest-environment ./test/server/support/environment.cjs */
import { addFixture, addWebsite, NOW } from '../support/fixture'
import { openTestDatabase } from '../support/openTestDatabase'
import { watchScope } from '../support/watchScope'

// What every test of the host holds its requests against.
it('lets a request ask only for what it has come to know, from a secret on, and write nothing else', async () => {
  const opened = await openTestDatabase()
  const { db, within, loose } = await watchScope(opened.db)
  const { ours, theirs } = await addFixture(db)
  const [mine, other, foreign] = [await addWebsite(db, ours), await addWebsite(db, ours), await addWebsite(db, theirs)]
  await db
    .insertInto('portal_links')
    .values({ website_id: mine, token_hash: 'secret', created_by: null, created_at: NOW, expires_at: NOW, revoked_at: null })
    .execute()
  const enter = () =>
    db
      .selectFrom('portal_links')
      .innerJoin('websites', 'websites.id', 'portal_links.website_id')
      .select(['websites.id', 'websites.partner_id'])
      .where('token_hash', '=', 'secret')
      .execute()
  const website = (id: number) => db.selectFrom('websites').select('title').where('id', '=', id)
  const todo = { partner_id: ours, description: 'Do it', created_at: NOW, updated_at: NOW }
  const looseAfter = async (request: () => Promise<unknown>): Promise<number> => {
    const before = loose.size
    await within(request)
    return loose.size - before
  }
  expect(await looseAfter(() => website(foreign).execute())).toBe(1)
  expect(
    await looseAfter(async () => {
      await enter()
      await website(mine).execute()
      await website(other).where('partner_id', '=', ours).execute()
      await website(other).where('title', '!=', '').execute()
      await db
        .insertInto('todos')
        .values({ ...todo, website_id: other })
        .execute()
    }),
  ).toBe(0)
  expect(
    await looseAfter(async () => {
      await enter()
      await website(foreign).where('partner_id', '=', ours).execute()
      await website(foreign).where('label', '=', '').execute()
      await db
        .insertInto('todos')
        .values({ ...todo, website_id: foreign })
        .execute()
      await db.updateTable('websites').set({ assigned_to: null }).execute()
    }),
  ).toBe(3)
  expect([...loose].at(-1)).toMatch(/^update "websites" set "assigned_to" = \$1 \(/)
  await opened.close()
})
