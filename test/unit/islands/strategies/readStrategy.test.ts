import * as fc from 'fast-check'
import { readStrategy } from '../../../../src/islands/strategies'

test.each(['load', 'idle', 'visible', 'interaction', 'manual', '  visible '])('%p is a strategy', (text) => {
  expect(readStrategy(text)).toMatchObject({ argument: '' })
})

test.each([
  ['media((min-width: 1024px))', '(min-width: 1024px)'],
  ['media(print)', 'print'],
  ['media( (width > 600px) and (hover) )', ' (width > 600px) and (hover) '],
])('%p carries the query %p', (text, argument) => {
  expect(readStrategy(text)?.argument).toBe(argument)
})

test.each(['', 'visibel', 'constructor', 'toString', '__proto__', 'load idle', 'visible,'])('%p is none', (text) => {
  expect(readStrategy(text)).toBeUndefined()
})

test('any text is answered, with a strategy or with nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const found = readStrategy(text)
      expect(found === undefined || typeof found.strategy === 'function').toBe(true)
    }),
  )
})
