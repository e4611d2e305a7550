import { expect, settled, test } from '../support/test'
import { counter, island } from './markup'

const shown = () => performance.getEntriesByType('mark').filter(({ name }) => name.endsWith('first-commit')).length

test('idle: the island comes when the browser has time', async ({ page, open }) => {
  await open(counter('a', 'A', 'data-island-load="idle"'))
  await expect(page.getByText('A: 0')).toBeVisible()
})

test('visible: the island comes when its host is scrolled near, whatever its size', async ({ page, open }) => {
  const far = 'style="margin-top: 3000px; height: 0"'
  await open(counter('a', 'A', `data-island-load="visible" ${far}`))
  await settled(page)
  expect(await page.evaluate(shown)).toBe(0)
  await page.evaluate(() => scrollTo(0, 3000))
  await expect(page.getByText('A: 0')).toBeVisible()
})

test('visible: a host without a box of its own loads at once, a hidden one when it is shown', async ({ page, open }) => {
  await open(
    counter('a', 'A', 'data-island-load="visible" style="display: contents"') +
      `<div id="tab" style="display: none">${counter('b', 'B', 'data-island-load="visible"')}</div>`,
  )
  await expect(page.getByText('A: 0')).toBeVisible()
  expect(await page.evaluate(shown)).toBe(1)
  await page.evaluate(() => document.getElementById('tab')?.removeAttribute('style'))
  await expect(page.getByText('B: 0')).toBeVisible()
})

test('media: the island comes when the query matches', async ({ page, open }) => {
  await page.setViewportSize({ width: 800, height: 600 })
  await open(counter('a', 'A', 'data-island-load="media((min-width: 1024px))"'))
  await settled(page)
  expect(await page.evaluate(shown)).toBe(0)
  await page.setViewportSize({ width: 1200, height: 600 })
  await expect(page.getByText('A: 0')).toBeVisible()
})

test('manual: the island waits for a call', async ({ page, open }) => {
  await open(counter('a', 'A', 'data-island-load="manual"'))
  await settled(page)
  await expect(page.getByText('server')).toBeVisible()
  await page.evaluate(() => window.islands.mount('a', 'counter'))
  await expect(page.getByText('A: 0')).toBeVisible()
})

test('an unknown strategy is reported and the island loads all the same', async ({ page, open, failures }) => {
  await open(counter('a', 'A', 'data-island-load="visibel"'))
  await expect(page.getByText('A: 0')).toBeVisible()
  expect(await failures()).toEqual([{ code: 'strategy', island: 'counter' }])
})

test('a host that is removed while it waits is forgotten', async ({ page, open, failures }) => {
  await open(
    ['idle', 'visible', 'interaction', 'manual', 'media((min-width: 9999px))']
      .map((strategy, index) => counter(`h${index}`, 'A', `data-island-load="${strategy}" style="margin-top: 3000px"`))
      .join(''),
  )
  await page.evaluate(() => document.querySelectorAll('[data-island]').forEach((host) => host.remove()))
  await page.setViewportSize({ width: 10_000, height: 300 })
  await settled(page)
  expect(await failures()).toEqual([])
})

const server = `<div id="a" data-island="menu" data-island-load="interaction">
  <div style="height: 40px; width: 200px"><a href="#elsewhere">Menu</a></div>
  <div style="height: 40px; width: 200px"><input aria-label="Search" style="height: 30px; width: 150px; margin: 0"></div>
  <div style="height: 40px; width: 200px"><button id="tick">Tick</button></div>
</div>`

test('interaction: the first click lands on what is at its place in the island', async ({ page, open }) => {
  await open(server)
  await settled(page)
  expect(await page.evaluate(shown)).toBe(0)
  await page.getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  expect(page.url()).not.toContain('#elsewhere')
})

test('interaction: a click on a control of a form acts as it would', async ({ page, open }) => {
  await open(server)
  await page.locator('#tick').click()
  await expect(page.getByRole('checkbox')).toBeChecked()
})

test('interaction: a click while the page is scrolled lands on its place', async ({ page, open }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/menuIsland-*.js*', async (route) => {
    await held
    await route.continue()
  })
  await open(`<div style="height: 300px"></div>${server}<div style="height: 3000px"></div>`)
  await page.getByRole('link', { name: 'Menu' }).click()
  await page.evaluate(() => scrollTo(0, 100))
  release()
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true')
})

test('interaction: focus goes on to the island', async ({ page, open }) => {
  await open(server)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
})

test('interaction: Enter acts on the first control', async ({ page, open }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/menuIsland-*.js*', async (route) => {
    await held
    await route.continue()
  })
  await open(server)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  release()
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true')
  expect(page.url()).not.toContain('#elsewhere')
})

test('interaction: a typed character is not lost', async ({ page, open }) => {
  await open(island('search', 'data-island-load="interaction"').replace('server', '<input aria-label="Find">'))
  await page.evaluate(() => addEventListener('focusin', (event) => event.stopImmediatePropagation(), { capture: true }))
  await page.getByLabel('Find').focus()
  await page.keyboard.press('x')
  await expect(page.getByLabel('Search')).toHaveValue('x')
  await expect(page.getByText('looking for x')).toBeVisible()
})

test('interaction: a click with a modifier is left to the browser', async ({ page, open, context }) => {
  await open(server)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Menu' }).click({ modifiers: ['ControlOrMeta'] })
  await (await opened).waitForURL(/#elsewhere/)
})
