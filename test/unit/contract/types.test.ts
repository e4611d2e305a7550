import type {
  Answer,
  api_partner_follow,
  api_partner_tag_create,
  Body,
  Params,
  partner_goals,
  partner_website_assign,
  partner_website_log_move,
  Query,
} from '../../../src/contract'
import { route } from '../../../src/contract/route'
import type { WrittenAnswer } from '../../../src/contract/server'
import { serverRoute } from '../../../src/contract/serverRoute'

// The compiler is the test here: a line that should be refused and is not makes `tsc` fail.
const accept = <T>(value: T): T => value

test('parameters follow from the path', () => {
  const params = accept<Params<typeof partner_website_log_move>>({ website: 1, log: '2', targetWebsite: 3 })
  expect(Object.keys(params)).toEqual(['website', 'log', 'targetWebsite'])
  // @ts-expect-error targetWebsite is missing
  accept<Params<typeof partner_website_log_move>>({ website: 1, log: 2 })
  // @ts-expect-error there is no such parameter
  accept<Params<typeof partner_website_log_move>>({ website: 1, log: 2, targetWebsite: 3, page: 1 })
})

test('parameters with a default may be left out', () => {
  expect(accept<Params<typeof partner_website_assign>>({ website: 1 })).toEqual({ website: 1 })
  accept<Params<typeof partner_website_assign>>({ website: 1, staff: null })
  accept<Params<typeof api_partner_follow>>({ resourceId: 1 })
  // @ts-expect-error resourceId has no default
  accept<Params<typeof api_partner_follow>>({ type: 'website' })
})

test('bodies, queries and answers follow from the schemas', () => {
  expect(accept<Body<typeof api_partner_tag_create>>({ name: 'urgent' })).toEqual({ name: 'urgent' })
  // @ts-expect-error a tag needs a name
  accept<Body<typeof api_partner_tag_create>>({})
  accept<Query<typeof partner_goals>>(undefined)
  accept<Answer<typeof partner_goals>['result']['hasInvitedUser']>(true)
  accept<WrittenAnswer<typeof partner_goals>>({ result: {} })
  // @ts-expect-error a flag is not a number
  accept<WrittenAnswer<typeof partner_goals>>({ result: { hasInvitedUser: 1 } })
})

test('a route can only speak of parameters its path has, and of known properties', () => {
  const client = route({ name: 'x', method: 'GET', answer: 'page' })
  const request = { host: 'partner', path: '/{a}/b' } as const
  const rules = { digits: ['a'], defaults: { a: null } } as const
  expect(serverRoute(client, { ...request, ...rules })).toEqual({ ...client, ...request, ...rules })
  // @ts-expect-error c is no parameter of the path
  serverRoute(client, { ...request, digits: ['c'] })
  // @ts-expect-error c is no parameter of the path
  serverRoute(client, { ...request, defaults: { c: null } })
  // @ts-expect-error a misspelt property
  serverRoute(client, { ...request, quary: undefined })
  // @ts-expect-error a property of the server's half
  route({ name: 'x', method: 'GET', answer: 'page', path: '/b' })
})
