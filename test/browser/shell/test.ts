import type { Page } from '@playwright/test'
import type * as Face from '../../../src'
import type { PageStore } from '../../../src/store'
import { signIn } from '../menus/test'
import { test as base } from '../preview/test'

interface Person {
  readonly name?: string
  readonly locale?: string
}

interface TestFixtures {
  /** Signs in and opens the first page, as an admin in English unless told. */
  signIn: (page: Page, person?: Person) => Promise<void>
}

/** The reference host with its real pages, and somebody signed in. */
export const test = base.extend<TestFixtures>({
  signIn: ({ context, origin }, provide) =>
    provide(async (page, { name = 'admin', locale } = {}) => {
      await signIn(context, origin, name, locale)
      await page.goto('/')
    }),
})

export { expect } from '@playwright/test'

/** The sidebar, not the links of the server behind it. */
export const sidebar = (page: Page) => page.locator('[data-island=sidebar] .partner-root').getByRole('navigation', { name: 'Views' })

declare global {
  interface Window {
    /** The store of the page, and the public face of the package, once `openStore` has run. */
    probe: { store: PageStore; face: typeof Face }
  }
}

/** Adds an island of the test's own to the page, as any team may, and keeps what it sees. */
export async function openStore(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const entry: string = '/assets/index.js'
    const face: typeof Face = await import(entry)
    await new Promise<void>((resolve) => {
      const Probe = () => {
        window.probe = { face, store: face.usePageStore() }
        resolve()
        return null
      }
      face.start({ islands: { probe: async () => ({ default: face.defineIsland({ component: Probe }) }) } })
      const host = document.createElement('div')
      host.dataset['island'] = 'probe'
      document.body.append(host)
    })
  })
}
