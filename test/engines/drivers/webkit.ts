import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Builder, Button, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { WINDOW } from '../window'
import type { Engine } from './Engine'

const MINI_BROWSER = process.env['PARTNER_WEBKIT'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
/** Of the frame and bars that MiniBrowser draws around the page. */
const SCREEN = { width: WINDOW.width + 200, height: WINDOW.height + 300 }

/** WebKitGTK's MiniBrowser on a screen of its own, by WebDriver. */
export async function startWebkit(): Promise<Engine> {
  const { display, screen } = await startScreen()
  const { address, driver: server } = await startDriver(display)
  const browser = await open(address)
  const mouse = (act: 'press' | 'release') => browser.actions({ async: true })[act](Button.LEFT).perform()
  return {
    version: await versionOf(browser),
    goto: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    back: () => browser.navigate().back(),
    forward: () => browser.navigate().forward(),
    run: (work, ...args) => browser.executeScript(work, ...args),
    runText: (script) => browser.executeScript(script),
    mouse: {
      moveTo: (x, y) =>
        browser
          .actions({ async: true })
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
          .perform(),
      down: () => mouse('press'),
      up: () => mouse('release'),
    },
    type: (text) => browser.actions({ async: true }).sendKeys(text).perform(),
    async press(keys) {
      const values = keys.map(keyOf)
      const actions = browser.actions({ async: true })
      for (const key of values) actions.keyDown(key)
      for (const key of values.toReversed()) actions.keyUp(key)
      await actions.perform()
    },
    async choose(field, files) {
      const input = await browser.executeScript<{ sendKeys(text: string): Promise<void> }>(field)
      await input.sendKeys(files.join('\n'))
    },
    forgetCookies: () => browser.manage().deleteAllCookies(),
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    async close() {
      await browser.quit()
      server.kill()
      screen.kill()
    },
  }
}

/** WebDriver has its own signs for keys that write nothing. */
function keyOf(name: string): string {
  if (name.length === 1) return name
  const signs: Readonly<Record<string, string | undefined>> = {
    ArrowDown: Key.ARROW_DOWN,
    ArrowLeft: Key.ARROW_LEFT,
    ArrowRight: Key.ARROW_RIGHT,
    ArrowUp: Key.ARROW_UP,
    Backspace: Key.BACK_SPACE,
  }
  const sign = signs[name] ?? Reflect.get(Key, name.toUpperCase())
  if (typeof sign !== 'string') throw new Error(`WebDriver knows no key "${name}"`)
  return sign
}

async function open(address: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
  })
  const browser = await new Builder().usingServer(address).withCapabilities(capabilities).build()
  await browser.manage().setTimeouts({ script: 30_000, pageLoad: 60_000 })
  const inside = await browser.executeScript<{ width: number; height: number }>(() => ({ width: innerWidth, height: innerHeight }))
  const outside = await browser.manage().window().getRect()
  await browser
    .manage()
    .window()
    .setRect({ width: outside.width + WINDOW.width - inside.width, height: outside.height + WINDOW.height - inside.height })
  return browser
}

async function versionOf(browser: WebDriver): Promise<string> {
  const capabilities = await browser.getCapabilities()
  return `webkitgtk/${capabilities.get('browserVersion')}`
}

async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const size = `${SCREEN.width}x${SCREEN.height}x24`
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const said = await new Promise((resolve, reject) => {
    screen.stdio[3]?.once('data', resolve)
    screen.once('exit', () => reject(new Error('Xvfb does not start')))
  })
  return { display: `:${String(said).trim()}`, screen }
}

async function startDriver(display: string): Promise<{ address: string; driver: ChildProcess }> {
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LANGUAGE: 'en' },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  for (let isUp = false; !isUp; )
    isUp = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  return { address, driver }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
