import assert from 'node:assert/strict'
import { test } from 'node:test'
import { show } from '../testing.js'

const page = { contract: 1, locale: 'en', routes: {}, user: { id: 7, forename: 'Ada', surname: 'Lovelace', roles: [] } }

test('greets the signed-in person, and counts', async () => {
  const root = await show('island-name', () => import('./island-name.js'), page)
  assert.equal(root.querySelector('p')?.textContent, 'Hello Ada')
  const button = root.querySelector('button')
  button?.click()
  await new Promise((resolve) => setTimeout(resolve))
  assert.equal(button?.textContent, 'Counted once')
})
