/** @jest-environment ./test/server/support/environment.cjs */
import fc from 'fast-check'
import { stepDue, suspendUnconfirmed } from '../../../../demo/features/domains/due/dueDomains'
import { ofPartner } from '../../../../demo/db/queries/base'
import { loseName } from '../../../../demo/features/domains/proof/loseName'
import { add, as, ask, type Json } from '../../support/ask'
import type { Browser } from '../../support/Browser'
import { domainsOf, showProof } from '../../support/domains'
import { startTestHost, type TestHost } from '../../support/testHost'

const DOMAINS = 3
const COMMANDS = [
  'connect',
  'prove',
  'main',
  'alias',
  'redirect',
  'publish',
  'remove',
  'away',
  'back',
  'lose',
  'suspend',
  'expire',
] as const
type Command = (typeof COMMANDS)[number]

let host: TestHost
let admin: Browser
let nth = 0
beforeAll(async () => {
  host = await startTestHost()
  admin = await as(host, 'admin')
})
afterAll(() => host.close())

/** A website, its domains, and what is done with the one of a number; what is refused changes nothing. */
async function startWebsite() {
  const { db } = host.open
  const partnerId = host.fixture.ours
  const website = await add(host, { title: `Bakery ${++nth}`, subscription_status: 'active' })
  const label = nth
  const nameOf = (which: number) => `d${which}-${label}.example`
  const change = (id: number, values: object) => ask(admin, 'POST', `/website/${website}/domain/${id}/update`, values)
  const redirect = { target: 'https://elsewhere.example/', code: 301 }
  // Asked each time: a domain that ran out is deleted by the clock, between two commands.
  const idOf = async (name: string) =>
    (await ofPartner(db, partnerId, 'domains').select('id').where('name', '=', name).executeTakeFirst())?.id
  const set = (id: number, values: object) => db.updateTable('domains').set(values).where('id', '=', id).execute()

  async function run(command: Command, which: number): Promise<void> {
    const name = nameOf(which)
    if (command === 'connect') {
      await ask(admin, 'POST', `/website/${website}/domain/new`, { name })
      return
    }
    const id = await idOf(name)
    if (id === undefined) return
    const doing: Record<Exclude<Command, 'connect'>, () => Promise<unknown>> = {
      prove: () => showProof(host, { partnerId, name }),
      main: () => change(id, { role: 'main' }),
      alias: () => change(id, { role: 'alias' }),
      redirect: () => change(id, { role: 'redirect', redirect }),
      publish: () => change(id, { published: true }),
      remove: () => admin.send('DELETE', `/website/${website}/domain/${id}/delete`),
      away: () => ask(admin, 'POST', `/api/domain/${id}/move`, { website: null }),
      back: () => ask(admin, 'POST', `/api/domain/${id}/move`, { website, role: 'redirect' }),
      lose: () => db.transaction().execute((inside) => loseName(host.services, inside, { partnerId, name, why: 'gone' }, new Date())),
      suspend: async () => {
        await set(id, { owner_state: 'unverified', owner_until: new Date(0) })
        await suspendUnconfirmed(host.services)
      },
      expire: async () => {
        await set(id, { registry_state: 'ok', registry_at: new Date(0), auto_renew: false })
        await stepDue(host.services)
      },
    }
    await doing[command]()
  }
  return { run, domains: () => domainsOf(admin, `/api/website/${website}/domains`) }
}

const step = fc.tuple(fc.constantFrom(...COMMANDS), fc.nat({ max: DOMAINS - 1 }))
const commands = fc.array(step, { minLength: 6, maxLength: 14 })

it('has one main domain after whatever happens, as long as one of its domains can be that', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const { run, domains } = await startWebsite()
      for (const which of Array(DOMAINS).keys()) for (const command of ['connect', 'prove'] as const) await run(command, which)
      for (const [command, which] of steps) {
        await run(command, which)
        const all: Json[] = await domains()
        const mains = all.filter(({ role }) => role === 'main')
        const able = all.filter(({ canBeMain }) => canBeMain)
        expect(mains.length).toBeLessThanOrEqual(1)
        if (able.length > 0) expect(mains).toMatchObject([{ canBeMain: true, redirect: null }])
      }
    }),
    { numRuns: 12 },
  )
})
