import { render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { defineIsland, IslandError, type Texts } from '../../../src/islands'
import type { StandardSchema } from '../../../src/islands/standardSchema'
import type { PageStore } from '../../../src/store'

const schema = v.object({ id: v.number(), tags: v.optional(v.array(v.object({ name: v.string() })), []) })
const island = defineIsland({ component: ({ id, tags }) => <p>{`${id} ${tags.length}`}</p>, props: schema })

async function failure(promise: Promise<unknown>): Promise<IslandError> {
  const error: unknown = await promise.catch((cause: unknown) => cause)
  if (error instanceof IslandError) return error
  throw new Error('expected an IslandError')
}

test('the component gets the output of the schema', async () => {
  render(await island.element({ id: 17 }))
  expect(screen.getByText('17 0')).toBeVisible()
})

test('wrong props are refused with the path of each fault', async () => {
  const { code, message } = await failure(island.element({ id: 'x', tags: [{ name: 'a' }, { name: 2 }] }))
  expect(code).toBe('validation')
  expect(message).toMatch(/props\.id: .*; props\.tags\.1\.name: /)
})

test.each([undefined, null, [], 'text', 0])('%p for an object of required props is refused, never rendered', async (props) => {
  expect((await failure(island.element(props))).code).toBe('validation')
})

test('a host without props is enough for a schema that needs none', async () => {
  const optional = defineIsland({ component: ({ label }) => <p>{label ?? 'none'}</p>, props: v.object({ label: v.optional(v.string()) }) })
  render(await optional.element(undefined))
  expect(screen.getByText('none')).toBeVisible()
})

test('any Standard Schema will do, also one that answers later', async () => {
  const later: StandardSchema<{ text: string }> = {
    '~standard': { version: 1, validate: async (value: unknown) => ({ value: { text: String(value) } }) },
  }
  const component = ({ text }: { text: string }) => <p>{text}</p>
  render(await defineIsland({ component, props: later }).element('seen'))
  expect(screen.getByText('seen')).toBeVisible()
})

test('an island needs a user, and brings no slices or texts, unless told', () => {
  const plain = defineIsland({ component: () => null })
  expect(plain).toMatchObject({ needsUser: true, slices: [], messages: undefined })
  expect(defineIsland({ component: () => null, needsUser: false }).needsUser).toBe(false)
})

describe('what an island prepares', () => {
  // Nothing here looks into it.
  const store = {} as PageStore
  const texts = {} as Texts

  test('is told the checked props', async () => {
    const prepare = jest.fn(async () => undefined)
    await defineIsland({ component: () => null, props: schema, prepare }).prepare?.({ id: 4 }, store, texts)
    expect(prepare).toHaveBeenCalledWith(store, { id: 4, tags: [] }, texts)
  })

  test('stops nothing when it fails, and is not begun with wrong props', async () => {
    const prepare = jest.fn(() => Promise.reject(new Error('offline')))
    const failing = defineIsland({ component: () => null, props: schema, prepare })
    await expect(failing.prepare?.({ id: 4 }, store, texts)).resolves.toBeUndefined()
    await expect(failing.prepare?.({ id: 'x' }, store, texts)).resolves.toBeUndefined()
    expect(prepare).toHaveBeenCalledTimes(1)
  })
})
