import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'

const NAMES = ['chromium', 'chromium-headless-shell', 'google-chrome']

function findChromium(): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)]
  return (
    process.env.PARTNER_CHROMIUM ??
    NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file))
  )
}

const executablePath = findChromium()

export default defineConfig({
  testDir: 'test/browser',
  globalSetup: './test/browser/support/seedDataDir.ts',
  // Applications are installed and made anew there, which takes minutes: `npm run test:hosts`.
  testIgnore: process.env.FRESH_APPLICATIONS ? [] : '**/freshApplications.spec.ts',
  fullyParallel: true,
  // Each has a host with a database of its own; above four they wait for the disk. One more than processors, since they often wait for time to pass; two more are no faster.
  workers: Math.min(availableParallelism() + 1, 4),
  // Two more tries on a machine that is shared; the report names who needed them.
  retries: process.env.CI ? 2 : 0,
  // Generous: machines that test are slow, and nothing here measures speed.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? [['line'], ['json']] : 'line',
  use: {
    // Playwright scrolls to what moves while it clicks, and menus close when their button is scrolled away. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // Chromium's sandbox does not run as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        // What is painted over a part of a tile may differ from one painted whole by 1 of 255 in its edges; pictures are compared.
        '--disable-partial-raster',
      ],
    },
  },
})
