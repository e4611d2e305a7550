import { uuid } from '../../../src/model'

const VERSION_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test('a page over plain HTTP, which has no crypto.randomUUID, gets UUIDs of the same form, each another', () => {
  const { crypto } = globalThis
  Object.defineProperty(globalThis, 'crypto', {
    configurable: true,
    value: { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) },
  })
  try {
    const made = Array.from({ length: 500 }, uuid)
    for (const one of made) expect(one).toMatch(VERSION_4)
    expect(new Set(made).size).toBe(500)
  } finally {
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: crypto })
  }
})

test('elsewhere the browser makes them', () => {
  expect(uuid()).toMatch(VERSION_4)
})
