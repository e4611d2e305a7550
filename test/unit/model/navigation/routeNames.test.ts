import * as routes from '../../../../src/contract'
import { ROUTE_NAMES } from '../../../../src/model'

test.each(Object.values(ROUTE_NAMES))('%s is a route of the contract', (name) => {
  expect(Object.keys(routes)).toContain(name)
})
