import { claim, claimed, release } from '../../../src/islands/handshake'

const KEY = Symbol.for('partner-islands')
const runtime = { version: '1.2.3', mount: () => ({ update() {}, unmount() {} }), islands: () => [], stop() {} }

afterEach(release)

test('what one copy claims, another finds, until it is released', () => {
  expect(claimed()).toBeUndefined()
  claim(runtime)
  expect(claimed()).toMatchObject({ version: '1.2.3', protocol: 1 })
  release()
  expect(claimed()).toBeUndefined()
})

test('only data and plain functions are shared', () => {
  claim(runtime)
  const shared = Object.entries(Reflect.get(globalThis, KEY) as object)
  expect(shared.map(([name, value]) => `${name}: ${typeof value}`).toSorted()).toEqual([
    'islands: function',
    'mount: function',
    'protocol: number',
    'stop: function',
    'version: string',
  ])
})

test.each([null, 1, 'text', {}, { version: '1' }, { protocol: 1, mount: true }])('%p at its place is no claim', (value) => {
  Reflect.set(globalThis, KEY, value)
  expect(claimed()).toBeUndefined()
})
