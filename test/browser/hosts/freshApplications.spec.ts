import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FRESH_APPLICATIONS, type FreshApplication } from '../../hosts/freshApplications'
import { expect, test } from '@playwright/test'

/** Debian's Python goes before any other. */
const environment = { ...process.env, PATH: `/usr/bin:${process.env.PATH}`, COMPOSER_ALLOW_SUPERUSER: '1' }
const MINUTE = 60_000

function run(command: string, cwd: string): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8', env: environment })
  if (status !== 0) throw new Error(`${command}: ${stderr || stdout}`)
  return stdout
}

// What is measured has the machine to itself, and the package comes packed, as from the registry.
test.describe.configure({ mode: 'default' })
const packed = mkdtempSync(path.join(tmpdir(), 'packed-'))
test.beforeAll(() => {
  run(`npm pack --ignore-scripts --silent --pack-destination ${packed}`, process.cwd())
})
test.afterAll(() => rmSync(packed, { recursive: true }))

const isInstalled = ({ probe }: FreshApplication) => spawnSync('sh', ['-c', probe], { stdio: 'ignore', env: environment }).status === 0

for (const application of FRESH_APPLICATIONS) {
  if (!isInstalled(application)) {
    console.log(`Not run, what a fresh application of ${application.kind} needs is not installed: npm run test:hosts`)
    continue
  }

  test(`${application.kind}: npm install, init and no edited line mount the first islands in a minute`, async ({ page }) => {
    test.setTimeout(2 * MINUTE)
    const folder = mkdtempSync(path.join(tmpdir(), `fresh-${application.kind}-`))
    create(application, folder)

    const started = performance.now()
    run(`npm install --ignore-scripts --no-audit --no-fund --prefer-offline --silent ${packed}/*.tgz`, folder)
    const printed = run('npx partner-islands init', folder)
    const server = await serve(application, folder)
    try {
      await expect(async () => expect((await page.goto(server.address))?.status()).toBe(200)).toPass({ timeout: MINUTE / 2 })
      await expect(page.locator('[data-island=sidebar] .partner-root').getByRole('link').first()).toBeVisible()
      await expect(page.locator('[data-island=user-menu] .partner-root').getByRole('button').first()).toBeVisible()
    } finally {
      server.stop()
    }
    const passed = performance.now() - started
    console.log(`${application.kind}: ${Math.round(passed / 1000)} s`)
    expect(passed).toBeLessThan(MINUTE)
    expect(printed).toContain('Nothing is wrong.')
    if (application.check) run(application.check, folder)
    expect(run('npx partner-islands init', folder)).not.toMatch(/^ {2}(?:write|differs|add|run) /m)
    rmSync(folder, { recursive: true })
  })
}

function create({ create: command, files }: FreshApplication, folder: string): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  if (command) run(command, folder)
}

async function serve({ serve: command, path: shown }: FreshApplication, folder: string) {
  const port = await freePort()
  const child = spawn('sh', ['-c', command], { cwd: folder, stdio: 'ignore', env: { ...environment, PORT: String(port) } })
  return { address: `http://127.0.0.1:${port}${shown}`, stop: () => child.kill() }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
