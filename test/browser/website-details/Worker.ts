import { expect, type Locator, type Page, type Request } from '@playwright/test'
import type { Hands } from './hands'

/** So long it takes at most until a call of the page is known here. */
const NEWS_MS = 200
/** So long an answer may take before somebody looks what went wrong. */
const PATIENCE_MS = 5_000

/** Somebody at work on the page of one website: acts, and looks whether it worked. What fails is tried again the way the page offers. */
export class Worker {
  /** Changes that the host has not answered yet: what the page shows of them may still be taken back. */
  private readonly unanswered = new Set<Request>()

  constructor(
    readonly page: Page,
    readonly hands: Hands,
  ) {
    page.on('request', (request) => isChange(request) && this.unanswered.add(request))
    page.on('requestfinished', (request) => this.unanswered.delete(request))
    page.on('requestfailed', (request) => this.unanswered.delete(request))
  }

  button(name: string | RegExp, place: Page | Locator = this.page): Locator {
    return place.getByRole('button', { name, exact: typeof name === 'string' })
  }

  field(name: string | RegExp, place: Page | Locator = this.page): Locator {
    return place.getByRole('textbox', { name, exact: typeof name === 'string' })
  }

  press(name: string | RegExp, place?: Page | Locator): Promise<void> {
    return this.hands.press(this.button(name, place))
  }

  write(name: string | RegExp, text: string, place?: Page | Locator): Promise<void> {
    return this.hands.write(this.field(name, place), text)
  }

  /** Takes an item of a menu. A click that comes to nothing, as happens on a busy machine, is made again: the menu is still open. */
  async choose(menu: Locator, item: string | RegExp): Promise<void> {
    await this.chooseOne(menu, this.page.getByRole('menuitem', { name: item }).or(this.page.getByRole('menuitemradio', { name: item })))
  }

  /** Takes a button of a popover, in the same way. */
  async chooseButton(opener: Locator, name: string | RegExp): Promise<void> {
    await this.chooseOne(opener, this.button(name))
  }

  private async chooseOne(menu: Locator, items: Locator): Promise<void> {
    await expect(async () => {
      if (!(await items.isVisible())) await this.hands.press(menu)
      await this.hands.pick(items).catch(async (error: unknown) => {
        // What is opened moves with its button, which a new entry may push out of sight: closed, it is opened where the button is now.
        await this.page.keyboard.press('Escape')
        throw error
      })
      await expect(items).toBeHidden({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
  }

  /** Waits for the proof that something worked. A failure that offers another try gets it at once, silence after some patience. */
  async until(proof: Locator | (() => Promise<boolean>), again: Locator | (() => Promise<void>) = this.retry): Promise<void> {
    const isShown = typeof proof === 'function' ? proof : () => proof.first().isVisible()
    const isSettled = async () => (await isShown()) && this.unanswered.size === 0
    const isProven = async () => {
      if (!(await isSettled())) return false
      // What the page shows at once may be ahead of the news that it calls the host.
      await this.page.waitForTimeout(NEWS_MS)
      return isSettled()
    }
    let triedAt = Date.now()
    await expect(async () => {
      if (await isProven()) return
      const isLate = Date.now() - triedAt > PATIENCE_MS
      if ((await this.tryAgain(this.retry)) || (isLate && this.unanswered.size === 0 && (await this.tryAgain(again)))) triedAt = Date.now()
      expect(await isProven()).toBe(true)
    }).toPass({ timeout: 60_000, intervals: [250] })
  }

  private get retry(): Locator {
    return this.button('Try again')
  }

  private async tryAgain(again: Locator | (() => Promise<void>)): Promise<boolean> {
    if (typeof again === 'function') {
      await again()
      return true
    }
    const button = again.first()
    const isOffered = (await button.isVisible()) && (await button.isEnabled())
    if (isOffered) await this.hands.press(button)
    return isOffered
  }
}

const isChange = (request: Request): boolean => request.method() !== 'GET'
