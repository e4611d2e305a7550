import type { Page } from '@playwright/test'
import { expect, signIn, test as base } from '../menus/test'
import { FAULTS, type Fault, type FaultyProxy, startFaultyProxy } from '../support/faultyProxy'
import { chunkOf } from '../support/chunkOf'

// What may be wrong with a file of the product, with each kind of file: somebody is told what has happened, in their language, and what
// they can do; the rest of the page goes on.

const test = base.extend<{ faults: FaultyProxy }, { front: FaultyProxy }>({
  front: [
    async ({ origin }, provide) => {
      const proxy = await startFaultyProxy(origin)
      await provide(proxy)
      await proxy.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ front }, provide) => provide(front.origin),
  async faults({ front }, provide) {
    await provide(front)
    front.mend()
  },
})

const MISSING = 'Dieser Teil konnte nicht geladen werden. Vielleicht gibt es eine neuere Version dieser Seite.'
const island = (page: Page, name: string) => page.locator(`[data-island=${name}]`)
const shown = (page: Page, name: string) => island(page, name).locator('.partner-root')
const told = (page: Page, name: string) => island(page, name).locator('[role=status], [role=alert]').filter({ hasText: MISSING })
const firstName = (page: Page) => page.getByLabel('Vorname')

/** Files by what they are for, with the islands that cannot do without. */
const PLACES: Readonly<Record<string, { readonly path: RegExp; readonly failing: readonly string[] }>> = {
  'the chunk of a screen': { path: chunkOf('profile'), failing: ['main'] },
  'a chunk that islands share': { path: /\/chunks\/shared(?:-\d+)?-[\w-]{8}\.js/, failing: ['main'] },
  'the texts of a screen': { path: /\/messages\/profile-de-/, failing: ['main'] },
  'the chunk of the islands around': { path: /\/chunks\/frame-[\w-]{8}\.js/, failing: ['user-menu'] },
  React: { path: /\/chunks\/react-/, failing: ['user-menu', 'main'] },
  'the core': { path: /\/chunks\/core-/, failing: ['user-menu', 'main'] },
}

const isTampered = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'isTampered') === true)

/** A browser refuses a file for its type, for its content, or has none: one of each for every place, the others for that of a screen. */
const OF_EACH_KIND = ['answered with a web page', 'of another hash', 'broken off on its way']

for (const [what, fault] of Object.entries(FAULTS)) {
  const places = Object.entries(PLACES).filter(([place]) => OF_EACH_KIND.includes(what) || place === 'the chunk of a screen')
  for (const [place, { path, failing }] of places)
    test(`${place}, ${what}: it is told, the rest is there, and a reload brings it`, async ({ page, faults }) => {
      await signIn(page.context(), faults.origin, 'several', 'de')
      faults.break(path, fault)
      await page.goto('/profile')
      for (const name of failing) await expect(told(page, name)).toBeVisible()
      if (!failing.includes('user-menu')) await expect(shown(page, 'user-menu').getByRole('button').first()).toBeVisible()
      expect(await isTampered(page)).toBe(false)

      faults.mend()
      await island(page, failing[0] ?? '')
        .getByRole('button', { name: /neu laden/i })
        .click()
      await expect(firstName(page)).toBeVisible()
    })

  test(`a dialog, ${what}: it is told, what is typed stays, and the next press brings it`, async ({ page, faults }) => {
    await signIn(page.context(), faults.origin, 'several', 'de')
    await page.goto('/profile')
    await firstName(page).fill('Getippt')
    faults.break(/\/chunks\/frame-later-/, fault)
    await switchPartner(page)
    await expect(page.getByText(MISSING)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Neu laden' })).toBeVisible()
    await expect(firstName(page)).toHaveValue('Getippt')
    expect(await isTampered(page)).toBe(false)

    faults.mend()
    await switchPartner(page)
    await expect(page.getByRole('dialog', { name: 'Partner wechseln' })).toBeVisible()
    await expect(firstName(page)).toHaveValue('Getippt')
  })
}

async function switchPartner(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Benutzermenü/ }).click()
  await page.getByRole('menuitem', { name: 'Partner wechseln' }).click()
}

const GONE = FAULTS['taken away by a deployment'] as Fault

test('a deployment takes every file away that is not there yet: a dialog says so, nothing typed is lost', async ({ page, faults }) => {
  await signIn(page.context(), faults.origin, 'several', 'de')
  await page.goto('/profile')
  await firstName(page).fill('Getippt')
  faults.break(/./, GONE)
  await switchPartner(page)
  await expect(page.getByText(MISSING)).toBeVisible()
  await expect(page.getByRole('button', { name: /neu laden/i })).toBeVisible()
  await expect(firstName(page)).toHaveValue('Getippt')
})

test('a file that fails once is asked for again behind a proxy that strips queries', async ({ page, faults }) => {
  await signIn(page.context(), faults.origin, 'several', 'de')
  faults.break(/\/chunks\/(?:react|frame)-/, FAULTS['broken off on its way'] as Fault, 2)
  await page.goto('/profile')
  await expect(shown(page, 'user-menu').getByRole('button').first()).toBeVisible()
  await expect(firstName(page)).toBeVisible()
})

test('a browser whose disk is full shows the same, and works', async ({ page, faults }) => {
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    Storage.prototype.setItem = full
    IDBFactory.prototype.open = full
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('The quota has been exceeded.', 'QuotaExceededError'))
  })
  await signIn(page.context(), faults.origin, 'several', 'de')
  faults.break(chunkOf('profile'), GONE)
  await page.goto('/profile')
  await expect(told(page, 'main')).toBeVisible()
  faults.mend()
  await island(page, 'main').getByRole('button', { name: 'Erneut versuchen' }).click()
  await firstName(page).fill('Getippt')
  await switchPartner(page)
  await expect(page.getByRole('dialog', { name: 'Partner wechseln' })).toBeVisible()
})
