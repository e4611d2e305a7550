import { type BrowserContext, expect, type Page } from '@playwright/test'
import { test as base } from '../preview/test'

interface Person {
  readonly email: string
  readonly userId: number
  readonly partnerId: number
}

interface Fixtures {
  /** Signs somebody of the demo in, without spending time on the password, with a language of their own. */
  readonly signIn: (name: string, language?: string) => Promise<void>
  /** Breaks a route of the host on purpose; `null` mends all. */
  readonly breakRoute: (fault: { route: string; status?: number; latencyMs?: number } | null) => Promise<void>
}

const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' }

export const test = base.extend<Fixtures>({
  signIn: ({ context, origin }, provide) => provide((name, language) => signIn(context, origin, name, language)),
  breakRoute: ({ context, origin }, provide) =>
    provide(async (fault) => {
      const url = `${origin}/preview/api/faults`
      await (fault ? context.request.put(url, { headers: HEADERS, data: fault }) : context.request.delete(url, { headers: HEADERS }))
    }),
})

export async function signIn(context: BrowserContext, origin: string, name: string, language = 'en'): Promise<void> {
  const { request } = context
  // Whoever is signed in would need the token of the session.
  await context.clearCookies()
  const state: { people: Person[] } = await (await request.get(`${origin}/preview/api/state`)).json()
  const person = state.people.find(({ email }) => email === `${name}@demo.partner`)
  if (!person) throw new Error(`Nobody is called ${name}`)
  const { userId, partnerId } = person
  await request.post(`${origin}/preview/api/sign-in`, { headers: HEADERS, data: { userId, partnerId }, failOnStatusCode: true })
  await request.put(`${origin}/preview/api/person`, { headers: HEADERS, data: { language } })
}

export const userMenu = (page: Page) => page.getByRole('button', { name: /^User menu: / })

export async function chooseInUserMenu(page: Page, name: string): Promise<void> {
  await userMenu(page).click()
  await page.getByRole('menuitem', { name }).click()
}

export { expect }
