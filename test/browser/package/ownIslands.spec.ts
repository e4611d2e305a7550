import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { HostIslands, IslandsOptions } from '../../../adapters/node/host'
import { errorsOf } from '../runtime/markup'
import { pageData } from '../support/hostPage'
import { expect, test } from '../support/test'

const APPLICATION = 'dist-test/ownIslands'
const FORMS = [
  { folder: 'islands', name: 'opening-hours', title: 'Opening hours', file: 'OpeningHours.tsx', look: 'look.ts', counted: 'Counted once' },
  // The island alone is shown anew.
  { folder: 'public/islands', name: 'visits', title: 'Visits', file: 'visits.js', look: 'look.js', counted: 'Count' },
]

// They save files of one folder, and what one saves shows on the pages of the others.
test.describe.configure({ mode: 'default' })

test.beforeAll(() => {
  if (!existsSync(APPLICATION)) throw new Error('Run `npm run test:package` first: it makes the islands.')
})

for (const { folder, name, title, file, look, counted } of FORMS) {
  test(`${folder}: the preview shows each save of a new island on the open page`, async ({ page }) => {
    const errors = errorsOf(page)
    const place = path.join(APPLICATION, folder, name, file)
    const before = readFileSync(place, 'utf8')
    const preview = await startPreview(folder)
    try {
      await page.goto(preview.address)
      await page.getByRole('region', { name: title }).getByRole('button', { name: 'Count' }).click()
      await expect(page.getByRole('button', { name: 'Counted once' })).toBeVisible()
      await expect(page.getByText('Hello Ada')).toBeVisible()
      await markPage(page)
      const count = page.getByRole('button')

      writeFileSync(place, before.replace(`t('${name}.greeting'`, `'Changed: ' + t('${name}.greeting'`))
      await expect(page.getByText('Changed: Hello Ada')).toBeVisible()
      await expect(count).toHaveText(counted)
      writeFileSync(place, before)
      await expect(page.getByText('Changed: Hello Ada')).toHaveCount(0)
      await expect(page.getByText('Hello Ada')).toBeVisible()
      expect(await isMarked(page)).toBe(true)
      expect(errors).toEqual([])
    } finally {
      writeFileSync(place, before)
      await stopPreview(preview)
    }
  })

  test(`${folder}: a rule that is gone from the look is gone from the open page`, async ({ page }) => {
    const place = path.join(APPLICATION, folder, name, look)
    const before = readFileSync(place, 'utf8')
    const preview = await startPreview(folder)
    try {
      await page.goto(preview.address)
      const region = page.getByRole('region', { name: title })
      await expect(region).toHaveCSS('padding', '16px')
      writeFileSync(place, before.replace('padding: 16px;', ''))
      await expect(region).toHaveCSS('padding', '0px')
    } finally {
      writeFileSync(place, before)
      await stopPreview(preview)
    }
  })
}

test('a save that cannot be loaded is told, and what was shown before stays', async ({ page }) => {
  const place = path.join(APPLICATION, 'public/islands/visits/visits.js')
  const before = readFileSync(place, 'utf8')
  const preview = await startPreview('public/islands')
  try {
    await page.goto(preview.address)
    await page.getByRole('button', { name: 'Count' }).click()
    writeFileSync(place, before.replace('return', 'half a return'))
    await expect(page.getByRole('alert')).toHaveText(/^visits\.js: SyntaxError/)
    await expect(page.getByRole('button', { name: 'Counted once' })).toBeVisible()
    writeFileSync(place, before)
    await expect(page.getByRole('alert')).toBeEmpty()
    await expect(page.getByRole('button', { name: 'Count', exact: true })).toBeVisible()
  } finally {
    writeFileSync(place, before)
    await stopPreview(preview)
  }
})

test('a page of a server shows a new island beside one of the product, under the strict policy', async ({ page, host }) => {
  const errors = errorsOf(page)
  // What the package offers to Node hosts.
  const { createIslands }: { createIslands: (options: IslandsOptions) => HostIslands } = await import(
    path.resolve('dist-adapters/node/host.js')
  )
  const { islands } = createIslands({ dist: 'dist', base: '/assets/' })
  const routes = { partner_index: '/', partner_sidebar_counts: '/counts', partner_logout: '/logout' }
  await page.route('**/counts', (route) => route.fulfill({ json: { overview: 3 } }))
  const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Host</title>
    ${islands(['sidebar', 'visits'], { ...pageData, config: { ...pageData.config, cdnHost: null }, locale: 'de', routes }, '{nonce}')}
    <script type="module" src="/${APPLICATION}/public/islands/visits/start.js" nonce="{nonce}"></script></head>
    <body><nav data-island="sidebar"></nav><div data-island="visits"></div></body></html>`
  await page.goto(host.publish({ html, isStrict: true }))
  await page.getByRole('button', { name: 'Zählen' }).click()
  await expect(page.getByRole('button', { name: 'Einmal gezählt' })).toBeVisible()
  await expect(page.locator('[data-island=sidebar] .partner-root').getByRole('link').first()).toBeVisible()
  expect(errors).toEqual([])
})

interface Preview {
  readonly process: ChildProcess
  readonly address: string
}

/** As the handbook says, on a port that is free. */
async function startPreview(folder: string): Promise<Preview> {
  const port = await freePort()
  const args = ['node_modules/.bin/partner-islands', 'preview', folder, '--port', String(port)]
  const child = spawn(process.execPath, args, { cwd: APPLICATION, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  const address = () => /\S+\/preview\.html/.exec(said)?.[0] ?? ''
  await expect
    .poll(async () => {
      const answer = address() && (await fetch(address()).catch(() => undefined))
      return answer && answer.status
    })
    .toBe(200)
  return { process: child, address: address() }
}

async function stopPreview(preview: Preview): Promise<void> {
  preview.process.kill('SIGTERM')
  await once(preview.process, 'close')
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const markPage = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-open', ''))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-open'))
