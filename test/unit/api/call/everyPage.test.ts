import { everyPage } from '../../../../src/api/call/everyPage'
import { partner_website_todos } from '../../../../src/contract'
import { createErrorObject } from '../../../../src/http'

const todos = { route: partner_website_todos, args: { params: { website: 3 }, query: { scope: 'all' } } }
const rows = (...ids: number[]) => ids.map((id) => ({ id }))
const pageOf = (items: { id: number }[], pages: number) => ({ data: { items, pagination: { pages } } })

it('reads the first page as whoever made the page of the host has, and then the others', async () => {
  const ask = jest
    .fn()
    .mockReturnValueOnce(pageOf(rows(1, 2), 2))
    .mockReturnValueOnce(pageOf(rows(3), 2))
  expect(await everyPage(ask, todos)).toEqual({ data: rows(1, 2, 3) })
  expect(ask.mock.calls.map(([{ args }]) => args.query)).toEqual([
    { scope: 'all', limit: 100 },
    { scope: 'all', limit: 100, page: 2 },
  ])
})

it('has a row once that has moved to a later page meanwhile', async () => {
  const ask = jest
    .fn()
    .mockReturnValueOnce(pageOf(rows(1, 2), 2))
    .mockReturnValueOnce(pageOf(rows(2, 3), 2))
  expect(await everyPage(ask, todos)).toEqual({ data: rows(1, 2, 3) })
})

it('fails with the first page that fails, as loudly', async () => {
  const error = createErrorObject({ name: 'HttpError', type: 'backend', message: 'partner.error.unknown' })
  const ask = jest
    .fn()
    .mockReturnValueOnce(pageOf(rows(1), 3))
    .mockReturnValueOnce({ error, meta: { silent: true } })
  expect(await everyPage(ask, todos)).toEqual({ error, meta: { silent: true } })
  expect(ask).toHaveBeenCalledTimes(2)
})
