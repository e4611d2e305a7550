import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { errorsOf, island } from '../runtime/markup'
import { expect, test } from '../support/test'

const FOLDER = 'demo/handbook'
const text = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(path.join(FOLDER, file), 'utf8'))
  .join('\n')

/** A snippet of the handbook, as it stands there. */
const snippet = (name: string): string => new RegExp(`<!-- run: ${name} -->\\n\`\`\`html\\n([^]*?)\\n\`\`\``).exec(text)?.[1] ?? ''

const SCRIPT = '<script type="module" src="/assets/partner-islands.js"></script>'
const routes = { partner_index: '/', partner_sidebar_counts: '/counts', partner_logout: '/logout' }

test.beforeEach(async ({ page }) => {
  await page.route('**/counts', (route) => route.fulfill({ json: { overview: 3 } }))
})

test('an island without a bundler has the same copy of React and the store of the product', async ({ page, open, failures }) => {
  const errors = errorsOf(page)
  const hosts = island('sidebar', 'id="sidebar"') + island('greeting', 'id="greeting"')
  await open(hosts + SCRIPT + snippet('standalone'), { fixture: null, data: { routes } })
  await page.getByRole('button', { name: 'Mira 0' }).click()
  await expect(page.getByRole('button', { name: 'Mira 1' })).toBeVisible()
  await expect(page.locator('#sidebar .partner-root').getByRole('link').first()).toBeVisible()
  expect(await failures()).toEqual([])
  expect(errors).toEqual([])
})

interface Fiber {
  readonly key: string | null
  readonly type: { displayName?: string } | string | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

test('React DevTools show each island by its name, in the files as they are published', async ({ page, open }) => {
  // As the extension is there: before any script of the page, told of each commit.
  await page.addInitScript(() => {
    const islands = new Set<string>()
    const visit = (fiber: Fiber | null): void => {
      for (let one = fiber; one; one = one.sibling) {
        if (typeof one.type === 'function' && one.type['displayName'] === 'Island') islands.add(String(one.key))
        visit(one.child)
      }
    }
    const onCommitFiberRoot = (_: number, { current }: { current: Fiber }) => visit(current)
    const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {} }
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, namedIslands: islands })
  })
  await open(island('sidebar') + island('greeting') + SCRIPT + snippet('standalone'), { fixture: null, data: { routes } })
  await expect(page.getByRole('button', { name: 'Mira 0' })).toBeVisible()
  const named = () => page.evaluate(() => [...(Reflect.get(window, 'namedIslands') as Set<string>)].toSorted())
  await expect.poll(named).toEqual(['greeting', 'sidebar'])
})

test('the inspector shows states, errors and props without their texts; the event tells of failures', async ({ page, open }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  const hosts = island('sidebar', 'id="sidebar"') + island('nobody', '', { token: 'very-secret', count: 3 })
  await open(snippet('event') + hosts + SCRIPT + snippet('inspector'), { fixture: null, data: { routes } })
  const panel = page.getByRole('region', { name: 'Islands of this page' })
  await expect(panel.getByRole('row').filter({ has: page.getByRole('button', { name: 'Find sidebar' }) })).toContainText('mounted')
  const failed = panel.getByRole('row').filter({ has: page.getByRole('button', { name: 'Find nobody' }) })
  await expect(failed).toContainText('failed')
  await expect(failed).toContainText('no island is called "nobody"')
  await expect(failed).toContainText('text of 11')
  await expect(failed).not.toContainText('very-secret')
  expect(warnings.filter((warning) => warning.startsWith('name nobody'))).toHaveLength(1)
  await panel.getByRole('button', { name: 'Find sidebar' }).click()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toHaveCount(0)
})
