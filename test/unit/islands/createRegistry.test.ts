import { createRegistry } from '../../../src/islands/createRegistry'
import type { IslandModule } from '../../../src/islands/types'

const named = (
  name: string, // The registry hands modules on without looking into them.
) => ({ name }) as unknown as IslandModule
const loader = (name: string) => async () => named(name)

test('a name is found, an unknown one is refused with the names there are', async () => {
  const registry = createRegistry()
  registry.add({ sidebar: loader('one'), domains: loader('two') })
  expect(await registry.loaderOf('sidebar')(0)).toEqual(named('one'))
  expect(() => registry.loaderOf('sidbar')).toThrow('no island is called "sidbar"; there are domains, sidebar')
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', ''])('%p is no island', (name) => {
  const registry = createRegistry()
  registry.add({ sidebar: loader('one') })
  expect(registry.has(name)).toBe(false)
  expect(() => registry.loaderOf(name)).toThrow(expect.objectContaining({ code: 'name' }))
})

test('the first registration of a name stays', async () => {
  const registry = createRegistry()
  registry.add({ sidebar: loader('one') })
  registry.add({ sidebar: loader('other'), domains: loader('other') })
  expect(await registry.loaderOf('sidebar')(0)).toEqual(named('one'))
  expect(await registry.loaderOf('domains')(0)).toEqual(named('other'))
})

test('a module that has come is not asked for again, one that failed is', async () => {
  const registry = createRegistry()
  const attempts: number[] = []
  registry.add({
    async sidebar(attempt) {
      attempts.push(attempt)
      if (attempt === 0) throw new Error('no network')
      return named('one')
    },
  })
  await expect(registry.loaderOf('sidebar')(0)).rejects.toThrow('no network')
  expect(await registry.loaderOf('sidebar')(1)).toEqual(named('one'))
  expect(await registry.loaderOf('sidebar')(0)).toEqual(named('one'))
  expect(attempts).toEqual([0, 1])
})
