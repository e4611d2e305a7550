import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import type { Engine } from './drivers/Engine'
import { Found, type Name } from './Found'
import { installFinder } from './finder'

const require = createRequire(import.meta.url)
const TESTING_LIBRARY = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8')
const STEPS_OF_A_DRAG = 8

/** The page of the host in the window of an engine. */
export class Page {
  private readonly all = new Found(this)

  constructor(
    readonly engine: Engine,
    readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.engine.goto(this.origin + path)
  }

  role(role: string, name?: Name): Found {
    return this.all.role(role, name)
  }

  css(css: string): Found {
    return this.all.css(css)
  }

  text(text: Name): Found {
    return this.all.text(text)
  }

  /** What is inside an island, once it is there in place of the server's markup. */
  island(name: string): Found {
    return this.css(`[data-island=${name}]`).css('.partner-root')
  }

  /** Gives a file to the field behind the button that chooses one. */
  async choose(file: string): Promise<void> {
    await this.run(() => undefined)
    await this.engine.choose(() => window.finder.fileField(), [file])
  }

  press(...keys: string[]): Promise<void> {
    return this.engine.press(keys)
  }

  /** Runs a function in the page, beside the finder. */
  async run<Args extends readonly unknown[], Answer>(work: (...args: Args) => Answer, ...args: Args): Promise<Awaited<Answer>> {
    if (!(await this.engine.run(() => 'finder' in window))) {
      await this.engine.runText(TESTING_LIBRARY)
      await this.engine.run(installFinder)
    }
    return this.engine.run(work, ...args)
  }

  async drag(from: Found, to: Found): Promise<void> {
    const { mouse } = this.engine
    const start = await from.point()
    await mouse.moveTo(start.x, start.y)
    await mouse.down()
    // Where it is now: what is dragged makes room.
    const end = await to.point()
    for (let step = 1; step <= STEPS_OF_A_DRAG; step += 1)
      await mouse.moveTo(start.x + ((end.x - start.x) * step) / STEPS_OF_A_DRAG, start.y + ((end.y - start.y) * step) / STEPS_OF_A_DRAG)
    await mouse.up()
  }

  async isAt(path: string | RegExp): Promise<void> {
    const at = expect.poll(() => this.engine.run(() => location.pathname + location.search + location.hash), { message: 'address' })
    await (typeof path === 'string' ? at.toBe(path) : at.toMatch(path))
  }
}
