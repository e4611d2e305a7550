import { DAY_MS } from '../../../../src/model'
import { forgetKey, idempotencyKey } from '../../../../src/api/call/idempotencyKey'

const args = { params: { website: 3 }, body: { name: 'a.example' } }

it('stays the same for the same request, until the server has answered', () => {
  const key = idempotencyKey('register', args)
  expect(idempotencyKey('register', { ...args })).toBe(key)
  expect(idempotencyKey('register', { ...args, body: { name: 'b.example' } })).not.toBe(key)
  expect(idempotencyKey('renew', args)).not.toBe(key)
  forgetKey('register', args)
  expect(idempotencyKey('register', args)).not.toBe(key)
})

it('is another one the next day: then the same is meant anew', () => {
  jest.useFakeTimers()
  const key = idempotencyKey('create', args)
  jest.setSystemTime(Date.now() + DAY_MS)
  expect(idempotencyKey('create', args)).not.toBe(key)
  jest.useRealTimers()
})
