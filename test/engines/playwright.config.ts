import { defineConfig } from '@playwright/test'

/** Playwright runs and counts the journeys; the browsers are driven by `drivers`. One worker each, so that both go on at once. */
export default defineConfig({
  testDir: '.',
  projects: ['firefox', 'webkit'].map((name) => ({ name, workers: 1 })),
  workers: 2,
  // As in Chromium: on a machine that is shared, and the report names who needed another try.
  retries: process.env.CI ? 2 : 0,
  timeout: 150_000,
  expect: { timeout: 40_000 },
  reporter: process.env.CI ? [['line'], ['json']] : 'list',
})
