import { spawnSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import config from '../../../playwright.config.ts'
import { hostPage } from '../../browser/support/hostPage.ts'
import { startHostServer } from '../../browser/support/hostServer.ts'
import { MAILS } from './mails.mjs'

const FIXTURE = 'mailBench'
const ROUNDS = 5
/** What one task of showing a mail may take, in milliseconds. */
const LIMIT = 200
const figures = {}

const { status } = spawnSync('npx', ['rollup', '-c', 'test/fixtures/rollup.config.mjs', '--silent'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, FIXTURE },
})
if (status !== 0) process.exit(1)
const host = await startHostServer()
const browser = await chromium.launch(config.use.launchOptions)
const page = await browser.newPage()
await page.goto(host.publish(hostPage('', { fixture: FIXTURE })))
await page.waitForFunction(() => 'show' in window)

for (const [name, html] of Object.entries(MAILS)) {
  // What a host sends beside the markup: its words.
  const text = html.replaceAll(/<[^<>]*>/g, '')
  const rounds = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push(await page.evaluate(([markup, words]) => window.show(markup, words), [html, text]))
  const longest = rounds.map((round) => round.longest).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]
  figures[`longest task: ${name}${rounds[0].isText ? ' (as text)' : ''}`] = {
    value: Math.round(longest),
    unit: 'ms',
    limit: LIMIT,
    ok: longest <= LIMIT,
  }
}

await browser.close()
await host.stop()
console.log(JSON.stringify(figures, null, 2))
