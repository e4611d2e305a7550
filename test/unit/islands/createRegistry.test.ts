import { createRegistry } from '../../../src/islands/createRegistry'

const loader = async () => {
  throw new Error('not loaded in this test')
}

test('a name is found, an unknown one is refused with the names there are', () => {
  const registry = createRegistry()
  registry.add({ sidebar: loader, domains: loader })
  expect(registry.loaderOf('sidebar')).toBe(loader)
  expect(() => registry.loaderOf('sidbar')).toThrow('no island is called "sidbar"; there are domains, sidebar')
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', ''])('%p is no island', (name) => {
  const registry = createRegistry()
  registry.add({ sidebar: loader })
  expect(registry.has(name)).toBe(false)
  expect(() => registry.loaderOf(name)).toThrow(expect.objectContaining({ code: 'name' }))
})

test('the first registration of a name stays', () => {
  const registry = createRegistry()
  const other = async () => loader()
  registry.add({ sidebar: loader })
  registry.add({ sidebar: other, domains: other })
  expect(registry.loaderOf('sidebar')).toBe(loader)
  expect(registry.loaderOf('domains')).toBe(other)
})
