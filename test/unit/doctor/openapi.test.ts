import { readFileSync } from 'node:fs'
import { REFUSAL_STATUSES } from '../../../src/contract'
import { contractRoutes } from '../../../src/contract/table'
import { trials } from '../../../src/contract/trials'
import { safeRoutes } from '../../../src/doctor/safeRoutes'
import { VERIFY_CHECKS } from '../../../src/doctor/verify/checkList'

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, { readonly content?: object }>>
}

// Made by `npm run contract`, which the tests run before.
const { paths }: { paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> } = JSON.parse(
  readFileSync('dist/openapi.json', 'utf8'),
)
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)
const nameOf = ({ operationId }: Operation) => operationId.replace(/(?:_short)?(?:_post)?$/, '')
const judged = [...safeRoutes, ...trials.flatMap(({ list, make, change, drop }) => [list, make, change, drop])]

it('every route that verify calls is written down, with its path, its method and what it answers', () => {
  for (const { name, path, method, answer } of judged) {
    const operation = operations.find(({ operationId }) => operationId === name)
    expect(operation).toMatchObject({ method: method === 'ANY' ? 'get' : method.toLowerCase(), path: expect.stringContaining(path) })
    expect([name, Object.keys(operation?.responses['2XX']?.content ?? {})]).toEqual([
      name,
      typeof answer === 'object' ? ['application/json'] : [],
    ])
  }
})

it('every operation is a route of the contract, and every route is one', () => {
  const names = new Set(contractRoutes.map(({ name }) => name))
  const written = operations.map((operation) => (names.has(operation.operationId) ? operation.operationId : nameOf(operation)))
  expect(new Set(written)).toEqual(names)
})

it('every operation may refuse with what verify takes for a refusal, and with nothing else', () => {
  const statuses = [...REFUSAL_STATUSES.map(String), '2XX']
  for (const { operationId, responses } of operations) expect([operationId, Object.keys(responses)]).toEqual([operationId, statuses])
  const named = Object.values(VERIFY_CHECKS).flatMap(({ remedy }) => [...remedy.matchAll(/\b4\d\d\b/g)].map(([status]) => status))
  expect(new Set(named)).toEqual(new Set(REFUSAL_STATUSES.map(String)))
})
