import { expect } from '@playwright/test'
import type { ByRoleOptions } from '@testing-library/dom'
import type { Step, TextMatch } from './finder'
import type { Page } from './Page'

/** As `name`, a text is met whole. */
export type Name = string | RegExp

/** Something on the page, looked up anew each time it is used; what is done to it waits until it can be done. */
export class Found {
  constructor(
    private readonly page: Page,
    private readonly steps: readonly Step[] = [],
  ) {}

  role(role: string, name?: Name, states?: ByRoleOptions): Found {
    return this.next({ role, ...(name !== undefined && { name: wordsOf(name) }), ...(states && { states }) })
  }

  css(css: string): Found {
    return this.next({ css })
  }

  text(text: Name): Found {
    return this.next({ words: wordsOf(text) })
  }

  /** Counts from the end where it is negative. */
  nth(nth: number): Found {
    return this.next({ nth })
  }

  count(): Promise<number> {
    return this.page.run((steps) => window.finder.find(steps).length, this.steps)
  }

  async visible(): Promise<void> {
    await expect.poll(() => this.count(), { message: `${this} is shown` }).toBeGreaterThan(0)
  }

  async gone(): Promise<void> {
    await expect.poll(() => this.count(), { message: `${this} is gone` }).toBe(0)
  }

  async has(count: number): Promise<void> {
    await expect.poll(() => this.count(), { message: `number of ${this}` }).toBe(count)
  }

  async click(): Promise<void> {
    await this.hover()
    await this.page.engine.mouse.down()
    await this.page.engine.mouse.up()
  }

  async hover(): Promise<void> {
    const { x, y } = await this.point()
    await this.page.engine.mouse.moveTo(x, y)
  }

  /** The middle of it, once it can be clicked. */
  async point(): Promise<{ x: number; y: number }> {
    let point: { x: number; y: number } | string = ''
    await expect
      .poll(
        async () => {
          point = await this.page.run((steps) => window.finder.point(steps), this.steps)
          return typeof point === 'string' ? point : 'free'
        },
        { message: `${this} can be clicked` },
      )
      .toBe('free')
    // The poll ends with a point, or throws.
    return point as unknown as { x: number; y: number }
  }

  async focus(): Promise<void> {
    await this.visible()
    await this.page.run((steps) => window.finder.find(steps)[0]?.focus(), this.steps)
  }

  /** Puts the focus on it and presses a key, with others held. */
  async press(...keys: string[]): Promise<void> {
    await this.focus()
    await this.page.engine.press(keys)
  }

  /** Replaces what is in a field, key by key. */
  async fill(text: string): Promise<void> {
    await this.press('Control', 'a')
    await (text === '' ? this.page.engine.press(['Backspace']) : this.page.engine.type(text))
  }

  async hasFocus(): Promise<void> {
    await expect
      .poll(() => this.page.run((steps) => window.finder.find(steps).includes(window.finder.focused() as HTMLElement), this.steps), {
        message: `${this} has the focus`,
      })
      .toBe(true)
  }

  content(): Promise<string> {
    return this.page.run((steps) => window.finder.find(steps)[0]?.textContent ?? '', this.steps)
  }

  contents(): Promise<string[]> {
    return this.page.run((steps) => window.finder.find(steps).map(({ textContent }) => textContent), this.steps)
  }

  value(): Promise<string> {
    return this.page.run((steps) => (window.finder.find(steps)[0] as HTMLInputElement | undefined)?.value ?? '', this.steps)
  }

  attribute(name: string): Promise<string | null> {
    return this.page.run((steps, wanted) => window.finder.find(steps)[0]?.getAttribute(wanted) ?? null, this.steps, name)
  }

  async says(text: string | RegExp): Promise<void> {
    const said = expect.poll(() => this.content(), { message: `text of ${this}` })
    await (typeof text === 'string' ? said.toContain(text) : said.toMatch(text))
  }

  async holds(value: string | RegExp): Promise<void> {
    const held = expect.poll(() => this.value(), { message: `value of ${this}` })
    await (typeof value === 'string' ? held.toBe(value) : held.toMatch(value))
  }

  /** Drops a picture on it, as if it came from the desktop: no driver has a mouse that holds files. */
  async drop(name: string): Promise<void> {
    await this.visible()
    await this.page.run(dropPicture, this.steps, name)
  }

  async box(): Promise<{ top: number; bottom: number; left: number; right: number }> {
    await this.visible()
    return this.page.run((steps) => {
      const { top = 0, bottom = 0, left = 0, right = 0 } = window.finder.find(steps)[0]?.getBoundingClientRect() ?? {}
      return { top, bottom, left, right }
    }, this.steps)
  }

  toString(): string {
    return this.steps.map((step) => JSON.stringify(step)).join(' ')
  }

  private next(step: Step): Found {
    return new Found(this.page, [...this.steps, step])
  }
}

/** Runs in the page. */
async function dropPicture(steps: readonly Step[], name: string): Promise<void> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 300, height: 200 })
  canvas.getContext('2d')?.fillRect(0, 0, 150, 100)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(blob ? [blob] : [], name, { type: 'image/png' }))
  for (const type of ['dragenter', 'dragover', 'drop'])
    window.finder.find(steps)[0]?.dispatchEvent(new DragEvent(type, { bubbles: true, composed: true, cancelable: true, dataTransfer }))
}

const wordsOf = (text: Name): TextMatch => (typeof text === 'string' ? { whole: text } : { pattern: text.source, flags: text.flags })
