import type { Action, StoreEnhancer } from '@reduxjs/toolkit'

it('Redux DevTools show the store of a page by a name', async () => {
  const options: unknown[] = []
  const compose = (given: unknown) => {
    options.push(given)
    return (...enhancers: StoreEnhancer<object, object>[]) => enhancers.reduce((all, one) => (next) => all(one(next)))
  }
  // The extension is there before any script of the page.
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose })
  const { makeStore } = await import('./support')
  const { store } = makeStore()
  store.dispatch({ type: 'any' } satisfies Action)
  expect(options).toMatchObject([{ name: 'partner-islands' }])
})
