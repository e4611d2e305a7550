// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { show } from '../testing'

const page = { contract: 1, locale: 'en', routes: {}, user: { id: 7, forename: 'Ada', surname: 'Lovelace', roles: [] } }

test('greets the signed-in person, and counts', async () => {
  const root = await show('island-name', () => import('./index'), page)
  expect(root.querySelector('p')?.textContent).toBe('Hello Ada')
  const button = root.querySelector('button')
  button?.click()
  await expect.poll(() => button?.textContent).toBe('Counted once')
})
