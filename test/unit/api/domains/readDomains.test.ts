import { readDomains } from '../../../../src/api/domains/readDomains'

const pageOf = (names: string[], pages: number) => ({
  data: { generalItems: { domains: names.map((name) => ({ name })), pagination: { pages }, adding: { connect: null } } },
})
const asked = (ask: jest.Mock) => ask.mock.calls.map(([{ args }]) => args.query)

it('of a website reads every page, and keeps what the first one says beside its domains', async () => {
  const ask = jest
    .fn()
    .mockReturnValueOnce(pageOf(['a.example'], 2))
    .mockReturnValueOnce(pageOf(['b.example'], 2))
  expect(await readDomains(ask, { websiteId: 3, query: {} })).toMatchObject({
    data: { domains: [{ name: 'a.example' }, { name: 'b.example' }], adding: { connect: null } },
  })
  expect(asked(ask)).toEqual([
    { limit: 100, page: 1 },
    { limit: 100, page: 2 },
  ])
})

it('reads the page that is asked for, and of the partner that alone', async () => {
  const ask = jest.fn().mockReturnValue(pageOf(['a.example'], 9))
  await readDomains(ask, { websiteId: 3, query: { page: 4, limit: 10 } })
  await readDomains(ask, { websiteId: null, query: { sort: 'name' } })
  expect(asked(ask)).toEqual([{ page: 4, limit: 10 }, { sort: 'name' }])
})
