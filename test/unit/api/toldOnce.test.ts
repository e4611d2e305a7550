import { readdirSync } from 'node:fs'
import path from 'node:path'
import { api, apiSlice } from '../../../src/api/call'
import { type AppThunk, injectSlice, selectErrors, selectToasts } from '../../../src/store'
import { makeStore } from '../store/support'

interface Endpoint {
  readonly initiate: (arg: unknown, options?: { subscribe?: boolean }) => AppThunk<Promise<unknown>>
  readonly useQuery?: unknown
}

const API = path.resolve('src/api')
// What the screens ask for is declared beside what they ask it by.
for (const file of readdirSync(API, { recursive: true, encoding: 'utf8' })) if (file.endsWith('/index.ts')) require(path.join(API, file))

/** Nothing stands in their place: a checklist that is not there, and what a button asks for. */
const TOLD_BY_A_TOAST = ['goals', 'senderCheck']

// Each has types of its own; here they are all the same.
const queries = Object.entries(api.endpoints as unknown as Record<string, Endpoint>).filter(([, endpoint]) => 'useQuery' in endpoint)

/** What an endpoint is asked for matters to none of them: the answer is no. */
const ARGUMENT = new Proxy(
  {},
  { get: (_, name) => (name === Symbol.toPrimitive ? () => 1 : name === Symbol.iterator ? () => [].values() : undefined) },
)

describe('what cannot be loaded is told where it would be, and not by a toast as well', () => {
  it.each(queries)('%s', async (name, { initiate }) => {
    const { store } = makeStore()
    injectSlice(store, apiSlice)
    await store.dispatch(initiate(ARGUMENT, { subscribe: false }))
    const toasts = selectToasts(store.getState())
    expect(toasts).toHaveLength(TOLD_BY_A_TOAST.includes(name) ? 1 : 0)
    expect(selectErrors(store.getState()).length).toBeGreaterThanOrEqual(toasts.length)
    store.services.tabs.close()
  })
})
