/** @jest-environment ./test/server/support/environment.cjs */
import { HOUR_MS } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, logOf } from '../../support/ask'

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

const travel = (milliseconds: number) => host.services.clock.setOffset(host.services.clock.now().getTime() - Date.now() + milliseconds)

describe('the note', () => {
  const save = (text: string, version: number) => ask(admin, 'POST', `/website/${website}/note`, { text, version })

  it('is empty at first, and is saved on the version it was written on', async () => {
    expect((await ask(admin, 'GET', `/website/${website}/note`)).body.note).toMatchObject({ text: '', version: 0 })
    expect((await save('one', 0)).body.note).toMatchObject({ text: 'one', version: 1, updatedBy: { id: host.fixture.users.admin } })
    expect(await save('two', 0)).toMatchObject({ status: 409, body: { note: { text: 'one', version: 1 } } })
    expect((await save('two', 1)).body.note.version).toBe(2)
  })

  afterEach(() => host.setClock(0))

  it('keeps what another person or another occasion left, twenty versions at most', async () => {
    const design = await as(host, 'design')
    const versions = async () => (await ask(admin, 'GET', `/website/${website}/note/versions`)).body.items
    await save('one', 0)
    await save('one, more', 1)
    expect(await versions()).toEqual([])
    expect(await logOf(host, website)).toEqual(['Note changed'])
    await ask(design, 'POST', `/website/${website}/note`, { text: 'two', version: 2 })
    expect(await logOf(host, website)).toEqual(['Note changed', 'Note changed'])
    expect(await versions()).toMatchObject([{ version: 2, text: 'one, more', updatedBy: { id: host.fixture.users.admin } }])
    for (let version = 3; version < 30; version++) {
      await travel(HOUR_MS)
      await save(`version ${version + 1}`, version)
    }
    expect((await versions()).map((one: { version: number }) => one.version)).toEqual(Array.from({ length: 20 }, (_, age) => 29 - age))
  })

  it('of two people at once loses nobody’s text', async () => {
    const answers = await Promise.all([save('a', 0), save('b', 0)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
