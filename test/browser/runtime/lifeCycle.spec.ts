import { type Page } from '@playwright/test'
import { expect, settled, test } from '../support/test'
import { counter, errorsOf } from './markup'

const mounted = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.mounted ?? 0))

async function use(page: Page, id: string): Promise<void> {
  await page.locator(`#${id} button`).click()
  await page.locator(`#${id} input`).fill('typed')
}

async function expectUsed(page: Page, id: string, label: string): Promise<void> {
  await expect(page.locator(`#${id} output`)).toHaveText(`${label}: 1`)
  await expect(page.locator(`#${id} input`)).toHaveValue('typed')
}

test('hosts that are in the page show their island in place of the server markup', async ({ page, open }) => {
  await open(counter('a', 'A') + counter('b', 'B'))
  await expect(page.getByText('A: 0')).toBeVisible()
  await expect(page.getByText('B: 0')).toBeVisible()
  await expect(page.getByText('server').first()).toBeHidden()
  await expect(page.getByText('server')).toHaveCount(2)
})

test('a script that runs while the page is parsed waits for hosts and their props', async ({ page, open }) => {
  const script = '<script type="module" async src="/dist-test/runtime/index.js" nonce="{nonce}"></script>'
  await open(counter('a', 'A'), { fixture: null, head: script })
  await expect(page.getByText('A: 0')).toBeVisible()
})

test('hosts inserted later mount, whoever inserts them and however', async ({ page, open }) => {
  await open('<main></main><template><div id="t" data-island="counter"></div></template>')
  await page.evaluate(
    (markup) => {
      const main = document.querySelector('main')
      if (main) main.innerHTML = `<section>${markup}</section>`
    },
    counter('a', 'A'),
  )
  await expect(page.getByText('A: 0')).toBeVisible()

  await page.evaluate(() => {
    const template = document.querySelector('template')
    if (template) document.body.append(template.content.cloneNode(true))
  })
  await expect(page.locator('#t output')).toHaveText('Count: 0')
  expect(await mounted(page)).toBe(2)
})

test('hosts inside a template stay what they are', async ({ page, open }) => {
  await open(`${counter('a', 'A')}<template>${counter('b', 'B')}</template>`)
  await expect(page.getByText('A: 0')).toBeVisible()
  expect(await mounted(page)).toBe(1)
})

test('a removed host unmounts and leaves the others alone', async ({ page, open }) => {
  await open(counter('a', 'A') + counter('b', 'B'))
  await use(page, 'b')
  await page.evaluate(() => document.getElementById('a')?.remove())
  await expect.poll(() => mounted(page)).toBe(1)
  await expectUsed(page, 'b', 'B')
})

test('a host that comes back after its removal is a new island', async ({ page, open, failures }) => {
  const errors = errorsOf(page)
  await open(counter('a', 'A'))
  await use(page, 'a')
  await page.evaluate(() => {
    const host = document.getElementById('a')
    host?.remove()
    Object.assign(window, { kept: host })
  })
  await expect.poll(() => mounted(page)).toBe(0)
  await page.evaluate(() => document.body.append((window as unknown as { kept: Element }).kept))
  await expect(page.locator('#a output')).toHaveText('A: 0')
  await expect(page.getByTestId('counter')).toHaveAttribute('data-mount', '2')
  expect(await failures()).toEqual([])
  expect(errors).toEqual([])
})

for (const way of ['append', 'moveBefore', 'away for some microtasks', 'into another body'] as const)
  test(`a moved host keeps its React state: ${way}`, async ({ page, open }) => {
    await open(`<main></main>${counter('a', 'A')}`)
    await use(page, 'a')
    await page.evaluate(async (how) => {
      const host = document.getElementById('a')
      const main = document.querySelector('main')
      if (!host || !main) return
      if (how === 'append') main.append(host)
      if (how === 'moveBefore') (main as unknown as { moveBefore(node: Node, child: null): void }).moveBefore(host, null)
      if (how === 'away for some microtasks') {
        host.remove()
        for (let tick = 0; tick < 5; tick++) await Promise.resolve()
        main.append(host)
      }
      if (how === 'into another body') {
        const body = document.createElement('body')
        const data = document.querySelector('[data-partner-page]')
        if (data) body.append(data.cloneNode(true))
        document.body.replaceWith(body)
        await Promise.resolve()
        body.append(host)
      }
    }, way)
    await settled(page)
    await expectUsed(page, 'a', 'A')
    await expect(page.getByTestId('counter')).toHaveAttribute('data-mount', '1')
  })

test('moveBefore keeps the focus', async ({ page, open }) => {
  await open(`<main></main>${counter('a', 'A')}`)
  await page.locator('#a input').focus()
  await page.evaluate(() => {
    const main = document.querySelector('main') as unknown as { moveBefore(node: Node | null, child: null): void }
    main.moveBefore(document.getElementById('a'), null)
  })
  await expect(page.locator('#a input')).toBeFocused()
})

test('a clone of a mounted host is an island of its own', async ({ page, open, failures }) => {
  await open(counter('a', 'A'))
  await use(page, 'a')
  await page.evaluate(() => {
    const clone = document.getElementById('a')?.cloneNode(true)
    if (!(clone instanceof HTMLElement)) return
    clone.id = 'b'
    document.body.append(clone)
  })
  await expect(page.locator('#b output')).toHaveText('A: 0')
  await expectUsed(page, 'a', 'A')
  expect(await failures()).toEqual([])
})

test('a body that is replaced as a whole takes its islands with it and brings its own', async ({ page, open }) => {
  await open(counter('a', 'A') + counter('b', 'B'))
  await expect(page.getByText('B: 0')).toBeVisible()
  await page.evaluate(
    (markup) => {
      const body = document.createElement('body')
      const data = document.querySelector('[data-partner-page]')
      body.innerHTML = markup
      if (data) body.prepend(data.cloneNode(true))
      document.body.replaceWith(body)
    },
    counter('c', 'C'),
  )
  await expect(page.getByText('C: 0')).toBeVisible()
  await expect.poll(() => mounted(page)).toBe(1)
})

test('a host in the server markup of another one is its own island, with its own props', async ({ page, open }) => {
  await open(`<div id="outer" data-island="slotted">${counter('inner', 'Inner')}</div>`)
  await expect(page.getByText('around')).toBeVisible()
  await expect(page.locator('#inner output')).toHaveText('Inner: 0')
  await page.evaluate(() => document.getElementById('outer')?.remove())
  await expect.poll(() => mounted(page)).toBe(0)
})

test('a host that gets another name gets another island', async ({ page, open }) => {
  await open(counter('a', 'A'))
  await expect(page.getByText('A: 0')).toBeVisible()
  await page.evaluate(() => document.getElementById('a')?.setAttribute('data-island', 'about'))
  await expect(page.getByTestId('about')).toBeVisible()
  await expect.poll(() => mounted(page)).toBe(0)
  await page.evaluate(() => document.getElementById('a')?.removeAttribute('data-island'))
  await expect(page.getByText('server')).toBeVisible()
})

test('a host that takes the place of one with the same id is shown and measured', async ({ page, open, failures }) => {
  await open(counter('a', 'A'))
  await expect(page.getByText('A: 0')).toBeVisible()
  await page.evaluate(() => {
    performance.clearMarks()
    const host = document.getElementById('a')
    host?.replaceWith(host.cloneNode(true))
  })
  await expect(page.getByTestId('counter')).toHaveAttribute('data-mount', '2')
  await expect.poll(() => mounted(page)).toBe(1)
  const names = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
  expect(names).toEqual(['found', 'loaded', 'first-commit'].map((moment) => `partner-islands:counter:a2:${moment}`))
  expect(await failures()).toEqual([])
})

test('User Timing tells when each island was found, loaded and first shown', async ({ page, open }) => {
  await open(counter('a', 'A'))
  await expect(page.getByText('A: 0')).toBeVisible()
  const names = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
  expect(names).toEqual(['found', 'loaded', 'first-commit'].map((moment) => `partner-islands:counter:a:${moment}`))
  const measures = await page.evaluate(() => performance.getEntriesByType('measure').map(({ name }) => name))
  expect(measures).toEqual(['found-to-loaded', 'found-to-first-commit'].map((name) => `partner-islands:counter:a:${name}`))
})
