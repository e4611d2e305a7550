/** @jest-environment ./test/server/support/environment.cjs */
import { MAX_INT, MINUTE_MS, UNDO_SERVER_TTL_MS } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, type Json, logOf } from '../../support/ask'

let host: TestHost
let admin: Browser
let website: number
beforeAll(async () => {
  host = await startTestHost()
  admin = await as(host, 'admin')
})
afterAll(() => host.close())
beforeEach(async () => {
  website = await add(host)
})

describe('tags', () => {
  it('that two people add at once are both there, and both are told', async () => {
    const names = ['First', 'Second']
    const tags = await Promise.all(names.map(async (name) => (await ask(admin, 'POST', '/api/tags', { name })).body.id))
    const answers = await Promise.all(
      tags.map(async (tag, index) => ask(index ? admin : await as(host, 'design'), 'POST', `/api/website/${website}/tag/${tag}`)),
    )
    const told = answers.map(({ body }) => body.items.length).toSorted()
    expect(told).toEqual([1, 2])
    expect((await ask(admin, 'GET', `/api/website-details/${website}`)).body.tags.map(({ name }: Json) => name).toSorted()).toEqual(names)
    for (const tag of tags) await ask(admin, 'DELETE', `/api/tags/${tag}`)
  })

  it('are made, changed, put on websites, taken off and deleted', async () => {
    const { body: tag } = await ask(admin, 'POST', '/api/tags', { name: 'Shop', color: '#F00' })
    expect(tag).toMatchObject({ name: 'Shop', color: 'ff0000', usageCount: 0 })
    expect((await ask(admin, 'POST', `/api/website/${website}/tag/${tag.id}`)).body.items).toHaveLength(1)
    expect((await ask(admin, 'POST', `/api/website/${website}/tag/${tag.id}`)).body.items).toHaveLength(1)
    expect((await ask(admin, 'PUT', `/api/tags/${tag.id}`, { name: 'Store' })).body).toMatchObject({ name: 'Store', usageCount: 1 })
    expect((await ask(admin, 'DELETE', `/api/website/${website}/tag/${tag.id}`)).body.items).toEqual([])
    expect((await ask(admin, 'DELETE', `/api/tags/${tag.id}`)).status).toBe(204)
    expect((await ask(admin, 'PUT', `/api/tags/${tag.id}`, {})).status).toBe(404)
  })

  it('have a place in whole numbers, and one is added after the last possible', async () => {
    for (const sort of [-1, 1.5, MAX_INT + 1])
      expect((await ask(admin, 'POST', '/api/tags', { name: `At ${sort}`, sort })).status).toBe(422)
    const [last, after] = [
      await ask(admin, 'POST', '/api/tags', { name: 'Last', sort: MAX_INT }),
      await ask(admin, 'POST', '/api/tags', { name: 'After' }),
    ]
    expect([last.body.sort, after.body.sort]).toEqual([MAX_INT, MAX_INT])
    for (const { body } of [last, after]) await ask(admin, 'DELETE', `/api/tags/${body.id}`)
  })

  it('leave one line where whoever put them on takes them off again, and another where somebody else does', async () => {
    const support = await as(host, 'support')
    const { body: tag } = await ask(admin, 'POST', '/api/tags', { name: 'Relaunch' })
    const path = `/api/website/${website}/tag/${tag.id}`
    await ask(admin, 'POST', path)
    await ask(admin, 'DELETE', path)
    expect(await logOf(host, website)).toEqual(['Tag added: Relaunch (taken back)'])
    await ask(admin, 'POST', path)
    await ask(support, 'DELETE', path)
    await ask(support, 'POST', path)
    expect(await logOf(host, website)).toEqual([
      'Tag added: Relaunch (taken back)',
      'Tag added: Relaunch',
      'Tag removed: Relaunch (taken back)',
    ])
    await ask(admin, 'DELETE', `/api/tags/${tag.id}`)
  })

  it('have names of their own, whatever the capitals, also when made at once', async () => {
    const answers = await Promise.all(['Care', 'CARE', 'care'].map((name) => ask(admin, 'POST', '/api/tags', { name })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  })

  it('that were put on the day before have a line for it when they are taken off', async () => {
    const { body: tag } = await ask(admin, 'POST', '/api/tags', { name: 'Yesterday' })
    const path = `/api/website/${website}/tag/${tag.id}`
    await ask(admin, 'POST', path)
    await host.setClock(UNDO_SERVER_TTL_MS + MINUTE_MS)
    admin = await as(host, 'admin')
    await ask(admin, 'DELETE', path)
    expect(await logOf(host, website)).toEqual(['Tag added: Yesterday', 'Tag removed: Yesterday'])
  })

  it('are changed by managers, used by everybody, and never across partners', async () => {
    const design = await as(host, 'design')
    expect((await ask(design, 'POST', '/api/tags', { name: 'Mine' })).status).toBe(403)
    const theirs = await host.open.db
      .insertInto('tags')
      .values({ partner_id: host.fixture.theirs, name: 'Theirs', color: '000000' })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [method, path] of [
      ['PUT', `/api/tags/${theirs.id}`],
      ['DELETE', `/api/tags/${theirs.id}`],
      ['POST', `/api/website/${website}/tag/${theirs.id}`],
    ] as const) {
      expect((await ask(admin, method, path, method === 'PUT' ? {} : undefined)).status).toBe(404)
    }
  })
})
