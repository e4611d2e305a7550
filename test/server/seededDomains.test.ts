/** @jest-environment ./test/server/support/environment.cjs */
import { checkDomain } from '../../demo/features/domains/due/checkDomain'
import { seed } from '../../demo/seeds'
import { startTestHost, type TestHost } from './support/testHost'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

it('look-ups find of the domains of the demo what it shows of them from the beginning, and none is due at once', async () => {
  const { services } = host
  const now = services.clock.now()
  await seed({ db: services.db, files: services.files, name: 'small', now })
  const lookedUp = () =>
    services.db
      .selectFrom('domains')
      .select(['id', 'dns_managed', 'dns_check', 'nameservers', 'ssl', 'check_at'])
      .where('check_at', 'is not', null)
      .orderBy('id')
      .execute()
  const seeded = await lookedUp()
  expect(seeded.filter(({ check_at }) => check_at !== null && check_at <= now)).toEqual([])
  for (const { id } of seeded) await checkDomain(services, id)
  const found = (await lookedUp()).map(({ dns_check, ...row }) => ({ ...row, rows: dns_check?.rows, state: dns_check?.state }))
  expect(found.length).toBeGreaterThan(10)
  expect(found).toEqual(
    seeded.map(({ dns_check, ...row }) => ({
      ...row,
      check_at: expect.any(Date) as Date,
      rows: dns_check?.rows,
      state: dns_check?.state,
    })),
  )
})
