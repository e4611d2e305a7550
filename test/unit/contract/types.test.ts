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
  WrittenAnswer,
} from '../../../src/contract'
import { route } from '../../../src/contract/route'

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
  const common = { name: 'x', method: 'GET', host: 'partner', path: '/{a}/b', answer: 'page' } as const
  expect(route({ ...common, digits: ['a'], defaults: { a: null } })).toEqual({ ...common, digits: ['a'], defaults: { a: null } })
  // @ts-expect-error c is no parameter of the path
  route({ ...common, digits: ['c'] })
  // @ts-expect-error c is no parameter of the path
  route({ ...common, defaults: { c: null } })
  // @ts-expect-error a misspelt property
  route({ ...common, quary: undefined })
})
