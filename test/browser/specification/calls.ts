import { expect, type Page, test } from '@playwright/test'
import type { ServerRoute } from '../../../src/contract/server'
import { contractRoutes } from '../../../src/contract/table'
import { matchesPath, methodsOf } from '../../../demo/kernel/routePath'

const routeNamed = (name: string): ServerRoute => {
  const route = contractRoutes.find((one) => one.name === name)
  if (!route) throw new Error(`The contract has no route ${name}`)
  return route
}

/** Does something and waits until the page has made the call of that name. */
export async function calls(page: Page, name: string, act: () => Promise<unknown>): Promise<void> {
  const route = routeNamed(name)
  await test.step(name, async () => {
    const made = page.waitForRequest(
      (request) => methodsOf(route).includes(request.method()) && matchesPath(route, new URL(request.url()).pathname),
      { timeout: 30_000 },
    )
    await Promise.all([made, act()])
  })
}

/** Answers a call that goes on to a service outside, which the tests have not. */
export const answer = (page: Page, name: string, json: object): Promise<unknown> => {
  const route = routeNamed(name)
  return page.route(
    (url) => matchesPath(route, url.pathname),
    (asked) => (methodsOf(route).includes(asked.request().method()) ? asked.fulfill({ json }) : asked.fallback()),
  )
}

/** Waits until what was opened is closed again. */
export const closed = (page: Page): Promise<void> => expect(page.getByRole('dialog')).toHaveCount(0)
