import { writeFile } from 'node:fs/promises'
import { expect, test as base } from '@playwright/test'
import { type FaultyProxy, startFaultyProxy } from '../browser/support/faultyProxy'
import { startHosts } from '../browser/support/hostProcesses'
import type { Engine } from './drivers/Engine'
import { startFirefox } from './drivers/firefox'
import { startWebkit } from './drivers/webkit'
import { type Line, openLine } from './line'
import { Page } from './Page'

const DRIVERS: Readonly<Record<string, () => Promise<Engine>>> = { firefox: startFirefox, webkit: startWebkit }

interface Fixtures {
  tab: Page
  /** Signs somebody of the demo in, without spending time on the password, unless they are. */
  signIn: (name: string) => Promise<void>
  nothingWrong: undefined
}

interface WorkerFixtures {
  /** One browser for all journeys of an engine. */
  engine: Engine
  /** Breaks files of the one host, which has demo data of its own. */
  faults: FaultyProxy
  line: Line
  /** Who is signed in. */
  session: { name: string | undefined }
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    // Playwright reads the fixtures a function needs from its first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide, { project }) => {
      const start = DRIVERS[project.name]
      if (!start) throw new Error(`There is no driver for "${project.name}"`)
      const engine = await start()
      console.log(`Engine: ${engine.version}`)
      await provide(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  faults: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const host = await startHosts({})
      const proxy = await startFaultyProxy(host.origin)
      await provide(proxy)
      await proxy.close()
      await host.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  line: [
    async ({ faults }, provide) => {
      const line = await openLine(faults.origin)
      await provide(line)
      await line.close()
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern
  session: [({}, provide) => provide({ name: undefined }), { scope: 'worker' }],
  tab: ({ engine, line }, provide) => provide(new Page(engine, line.origin)),
  signIn: ({ tab, engine, session }, provide) =>
    provide(async (name) => {
      if (session.name === name) return
      await engine.forgetCookies()
      await tab.open('/login')
      await engine.run(signInAs, `${name}@demo.partner`)
      session.name = name
    }),
  nothingWrong: [
    async ({ engine, line }, provide, info) => {
      await provide(undefined)
      await expect.poll(line.underWay, { message: 'answers under way' }).toBe(0)
      if (info.status !== info.expectedStatus) await writeFile(info.outputPath('window.png'), await engine.picture())
      expect(line.problems.splice(0)).toEqual([])
    },
    { auto: true },
  ],
})

/** Runs in the page. */
async function signInAs(email: string): Promise<void> {
  interface Person {
    readonly email: string
    readonly userId: number
    readonly partnerId: number
  }
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' }
  const call = (method: string, path: string, body: unknown) =>
    fetch(`/preview/api/${path}`, { method, headers, body: JSON.stringify(body) })
  const state: { people: Person[] } = await (await fetch('/preview/api/state')).json()
  const person = state.people.find((one) => one.email === email)
  if (!person) throw new Error(`Nobody is called ${email}`)
  await call('POST', 'sign-in', { userId: person.userId, partnerId: person.partnerId })
  await call('PUT', 'person', { language: 'en' })
}

export { expect }
