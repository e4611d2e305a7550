// Makes the pictures of the README from the demo, light and dark, after a build: the board, website details, an island in a foreign page.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { browserEnvironment } from './browser.mjs'

const OUT = process.argv[2] ?? 'demo/handbook/pictures'
/** Of the pictures, wide enough to be read. */
const WIDTH = 960
const PICTURES = [
  { name: 'board', address: '/', shows: '[data-island=main] .partner-root h1' },
  { name: 'details', address: '/website/27', shows: '[data-island=main] .partner-root h1' },
  { name: 'foreign-page', address: '/preview/frame?island=next&style=bootstrap5', shows: '[data-island] .partner-root' },
]

const { PARTNER_CHROMIUM: executablePath } = await browserEnvironment()
const data = mkdtempSync(path.join(os.tmpdir(), 'pictures-'))
const host = spawn(process.execPath, ['dist-host/main.mjs'], {
  env: { ...process.env, DATA_DIR: data, PORT: '0', CALLS_PER_MINUTE: '100000' },
})
const origin = await new Promise((resolve, reject) => {
  let said = ''
  host.stdout.on('data', (text) => {
    said += text
    const [, address] = /Partner host: (\S+)/.exec(said) ?? []
    if (address) resolve(address)
  })
  host.once('exit', () => reject(new Error(said)))
})
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })

mkdirSync(OUT, { recursive: true })
for (const colorScheme of ['light', 'dark']) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme, locale: 'en', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signIn(page)
  for (const picture of PICTURES) await take(page, picture, colorScheme)
  await context.close()
}
await browser.close()
host.kill()
rmSync(data, { recursive: true })

async function signIn(page) {
  await page.goto(`${origin}/login`)
  await page.fill('input[name=email]', 'manager@demo.partner')
  await page.fill('input[name=password]', 'demo-password-2026')
  await page.click('button[type=submit]')
  await page.waitForURL((url) => !url.pathname.includes('login'))
}

async function take(page, { name, address, shows }, colorScheme) {
  await page.goto(origin + address)
  await page.locator(shows).first().waitFor()
  await page.waitForLoadState('networkidle')
  // Bootstrap has to be told; islands ask the browser.
  await page.evaluate((theme) => document.documentElement.setAttribute('data-bs-theme', theme), colorScheme)
  const shot = await page.screenshot()
  await sharp(shot).resize({ width: WIDTH }).webp({ quality: 70 }).toFile(`${OUT}/${name}-${colorScheme}.webp`)
}
