/** @jest-environment ./test/server/support/environment.cjs */
import { suspendUnconfirmed } from '../../../../demo/features/domains/due/dueDomains'
import { checkProof } from '../../../../demo/features/domains/proof/checkProof'
import { DAY_MS, REGISTRY_STEP_MS } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { addWebsite } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, type Json, logOf } from '../../support/ask'
import { addTxt, connectProven, domainsOf, named, outside, OWNER, pass } from '../../support/domains'

let host: TestHost
let admin: Browser
let website = 0
let nth = 0
beforeAll(async () => {
  host = await startTestHost()
  admin = await as(host, 'admin')
})
beforeEach(async () => {
  website = await add(host, { title: `Bakery ${++nth}`, subscription_status: 'active' })
})
afterAll(() => host.close())

const at = (label: string) => `${label}${nth}.de`
const connect = (label: string) => connectProven(host, admin, { website, name: at(label) })
const change = (id: number, values: object) => ask(admin, 'POST', `/website/${website}/domain/${id}/update`, values)
const move = (id: number, values: object) => ask(admin, 'POST', `/api/domain/${id}/move`, values)
const rolesOf = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await domainsOf(admin, `/api/website/${website}/domains`)).map(({ name, role }: Json) => [name.replace(/\d.*/, ''), role]),
  )
const to = (label: string) => ({ role: 'redirect', redirect: { target: `https://${at(label)}/`, code: 301 } })
const found = (state: string) => JSON.stringify({ state, checkedAt: new Date().toISOString(), tries: 1, rows: [] })
const setState = (id: number, state: string) =>
  host.open.db
    .updateTable('domains')
    .set({ dns_check: found(state) })
    .where('id', '=', id)
    .execute()
const websiteRow = () =>
  host.open.db.selectFrom('websites').select(['domain', 'published_status']).where('id', '=', website).executeTakeFirstOrThrow()

describe('the main domain of a website', () => {
  it('is never one that is being ordered, or that nobody has shown to be theirs', async () => {
    const typed = await ask(admin, 'POST', `/website/${website}/domain/new`, { name: at('typed') })
    const order = { name: at('ordered'), termsAccepted: true, owner: OWNER }
    const ordered = await ask(admin, 'POST', `/website/${website}/domain/register`, order)
    expect([typed.body.role, ordered.body.role, (await websiteRow()).domain]).toEqual(['alias', 'alias', null])
    expect(ordered.body).toMatchObject({
      promotable: { possible: false, reason: 'An order for this domain is still under way.' },
      removable: { possible: false, reason: 'An order for this domain is still under way.' },
    })
    const elsewhere = await add(host, { title: 'Elsewhere' })
    await move(ordered.body.id, { website: elsewhere })
    expect(await named(admin, at('ordered'))).toMatchObject({ role: 'alias', website: { id: elsewhere } })
    await move(ordered.body.id, { website, role: 'main' })
    expect(await rolesOf()).toEqual({ typed: 'alias', ordered: 'alias' })

    await pass(host, REGISTRY_STEP_MS)
    expect(await rolesOf()).toEqual({ typed: 'alias', ordered: 'main' })
    expect(await websiteRow()).toMatchObject({ domain: at('ordered') })
  })

  it.each(['leads elsewhere', 'is removed', 'is moved', 'becomes one more', 'is lost'])('is the next one when it %s', async (way) => {
    const first = await connect('first')
    await connect('second')
    const shown = await connect('shown')
    await change(shown.id, { published: true })
    expect(await rolesOf()).toEqual({ first: 'main', second: 'alias', shown: 'alias' })
    if (way === 'leads elsewhere') await change(first.id, to('second'))
    if (way === 'is removed') await admin.send('DELETE', `/website/${website}/domain/${first.id}/delete`)
    if (way === 'is moved') await move(first.id, { website: null })
    if (way === 'becomes one more') await change(first.id, { role: 'alias' })
    if (way === 'is lost') {
      await addTxt(host, at('first'), null)
      for (let day = 0; day < 9; day++) {
        await pass(host, DAY_MS)
        await checkProof(host.services, { partnerId: host.fixture.ours, name: at('first') })
      }
    }
    expect(await rolesOf()).toMatchObject({ second: 'alias', shown: 'main' })
    expect(await websiteRow()).toMatchObject({ domain: at('shown') })
    expect(await logOf(host, website)).toContain(`Main domain: ${at('shown')}`)
  })

  it('is not one that leads elsewhere as long as the present one is reached', async () => {
    const [first, second] = [await connect('first'), await connect('second')]
    await setState(first.id, 'pointing')
    await setState(second.id, 'wrong_target')
    const refused = await change(second.id, { role: 'main' })
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ name: 'role', message: expect.stringContaining('does not lead here yet') }] },
    })
    expect(await named(admin, at('second'))).toMatchObject({ promotable: { possible: false } })
    await setState(first.id, 'not_pointing')
    expect((await change(second.id, { role: 'main' })).status).toBe(200)
  })

  it('is not one that is suspended', async () => {
    const [first, second] = [await connect('first'), await connect('second')]
    await host.open.db.updateTable('domains').set({ suspended_reason: 'owner' }).where('id', '=', second.id).execute()
    expect(await change(second.id, { role: 'main' })).toMatchObject({
      status: 422,
      body: { errors: [{ message: 'The domain is suspended.' }] },
    })
    await admin.send('DELETE', `/website/${website}/domain/${first.id}/delete`)
    expect(await rolesOf()).toEqual({ second: 'alias' })
  })

  it('does not redirect before another one is chosen, nor does the only one from its first day', async () => {
    const REFUSED = {
      status: 422,
      body: { errors: [{ name: 'role', message: 'Choose another main domain first. A website needs one that does not redirect.' }] },
    }
    const first = { name: at('only'), ...to('typed') }
    expect(await ask(admin, 'POST', `/website/${website}/domain/new`, first)).toMatchObject(REFUSED)
    const only = await connect('only')
    await ask(admin, 'POST', `/website/${website}/domain/new`, { name: at('typed') })
    expect(await change(only.id, to('typed'))).toMatchObject(REFUSED)
    const other = await connect('other')
    await change(other.id, to('only'))
    expect(await change(only.id, to('typed'))).toMatchObject(REFUSED)
    expect(await rolesOf()).toEqual({ only: 'main', typed: 'alias', other: 'redirect' })
    await change(other.id, { role: 'main' })
    expect((await change(only.id, to('typed'))).status).toBe(200)
    expect(await websiteRow()).toMatchObject({ domain: at('other') })
  })

  it('stays where visitors reach it, rather than redirect while the next one leads elsewhere', async () => {
    const [first, second] = [await connect('first'), await connect('second')]
    await setState(first.id, 'pointing')
    await setState(second.id, 'wrong_target')
    expect((await change(first.id, to('second'))).status).toBe(422)
    await setState(second.id, 'pointing')
    expect((await change(first.id, to('second'))).status).toBe(200)
    expect(await rolesOf()).toEqual({ first: 'redirect', second: 'main' })
  })

  it('is one that redirected when nothing else is left, and one that answers in the place of one that does not', async () => {
    const [first, second] = [await connect('first'), await connect('second')]
    await change(second.id, to('first'))
    await host.open.db
      .updateTable('domains')
      .set({ owner_state: 'unverified', owner_until: new Date(0) })
      .where('id', '=', first.id)
      .execute()
    await suspendUnconfirmed(host.services)
    expect(await rolesOf()).toEqual({ first: 'alias', second: 'main' })
    expect(await named(admin, at('second'))).toMatchObject({ redirect: null })
    expect(await logOf(host, website)).toContain(`Main domain: ${at('second')}`)
  })

  it('is one, however many become it at once', async () => {
    const [first, second, third] = [await connect('first'), await connect('second'), await connect('third')]
    const answers = await Promise.all([
      change(second.id, { role: 'main' }),
      change(third.id, { role: 'main' }),
      change(first.id, { role: 'alias' }),
      admin.send('DELETE', `/website/${website}/domain/${first.id}/delete`),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    expect(Object.values(await rolesOf()).filter((role) => role === 'main')).toHaveLength(1)
  })
})

it('shows its website again when it comes back, and takes its place again', async () => {
  const first = await connect('first')
  await connect('second')
  await change(first.id, { published: true })
  await move(first.id, { website: null })
  expect(await websiteRow()).toEqual({ domain: at('second'), published_status: 'unpublished' })
  expect((await move(first.id, { website, role: 'main' })).body).toMatchObject({ role: 'main', published_status: 'published' })
  expect(await websiteRow()).toEqual({ domain: at('first'), published_status: 'published' })

  // Where it showed nothing before, it shows nothing now.
  await move(first.id, { website: null })
  const elsewhere = await add(host, { title: 'Elsewhere', subscription_status: 'active' })
  expect((await move(first.id, { website: elsewhere })).body).toMatchObject({ published_status: 'unpublished' })
  expect((await move(first.id, { website })).body).toMatchObject({ published_status: 'unpublished' })
})

it('comes back without being shown when nobody pays any more', async () => {
  const { id } = await connect('first')
  await change(id, { published: true })
  await move(id, { website: null })
  await host.open.db.updateTable('websites').set({ subscription_status: 'expired' }).where('id', '=', website).execute()
  expect(await move(id, { website })).toMatchObject({ status: 200, body: { published_status: 'unpublished' } })
})

describe('a redirect', () => {
  const LOOP = [{ name: 'redirect', message: expect.stringContaining('leads back') }]

  it('is refused when it leads back to itself, from the first day', async () => {
    const draft = (label: string, target: string) => ({ name: at(label), ...to(target) })
    await connect('main')
    const redirect = (label: string, target: string) => ask(admin, 'POST', `/website/${website}/domain/new`, draft(label, target))
    expect(await redirect('self', 'self')).toMatchObject({ status: 422, body: { errors: LOOP } })
    const www = { name: at('self'), role: 'redirect', redirect: { target: `https://www.${at('self')}/`, code: 301 } }
    expect(await ask(admin, 'POST', `/website/${website}/domain/new`, www)).toMatchObject({ status: 422, body: { errors: LOOP } })
    expect((await redirect('there', 'back')).status).toBe(200)
    expect(await redirect('back', 'there')).toMatchObject({ status: 422, body: { errors: LOOP } })
  })

  it('is refused on its way back when it would lead back to itself by now', async () => {
    await connect('main')
    const [a, b] = [await connect('a'), await connect('b')]
    await change(a.id, to('b'))
    await move(a.id, { website: null })
    expect((await change(b.id, to('a'))).status).toBe(200)
    expect(await move(a.id, { website, role: 'redirect' })).toMatchObject({ status: 422, body: { errors: LOOP } })
    expect((await move(a.id, { website, role: 'alias' })).status).toBe(200)
  })

  it('is no business of other partners', async () => {
    const theirs = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
    const other = await addWebsite(host.open.db, host.fixture.theirs, { title: 'Theirs' })
    await outside(admin, at('shared'))
    await connectProven(host, theirs, { website: other, name: at('theirs') })
    const typed = { name: at('shared'), ...to('mine') }
    expect((await ask(theirs, 'POST', `/website/${other}/domain/new`, typed)).status).toBe(200)
    await connect('main')
    const mine = await connect('mine')
    expect((await change(mine.id, to('shared'))).status).toBe(200)
  })
})
