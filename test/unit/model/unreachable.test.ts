import { unreachable } from '../../../src/model'

it('names what no case is for, where types have been got around', () => {
  expect(() => unreachable('odd' as never)).toThrow('There is no case for "odd"')
})
