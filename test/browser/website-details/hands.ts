import { expect, type Locator } from '@playwright/test'

/** How somebody works with the page. */
export interface Hands {
  press(target: Locator): Promise<void>
  /** Takes something of a menu, which would close if anything else were pressed. */
  pick(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
  tick(target: Locator): Promise<void>
}

export const mouse: Hands = {
  // A toast may come in the way at any time, and stays as long as the pointer is where it came.
  press: (target) =>
    expect(async () => {
      await clearTheWay(target)
      await target.click({ timeout: 5_000 })
    }).toPass({ timeout: 60_000 }),
  pick: (target) => target.click({ timeout: 5_000 }),
  write: (target, text) => target.fill(text),
  tick: (target) => target.click(),
}

/** Nothing but keys; that Tab reaches every control is a test of its own. */
export const keyboard: Hands = {
  press: pressEnter,
  pick: pressEnter,
  async write(target, text) {
    await target.press('ControlOrMeta+a')
    await target.pressSequentially(text)
  },
  tick: (target) => target.press('Space'),
}

async function pressEnter(target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  await target.press('Enter')
}

/** Toasts stay as long as the pointer is on them: whoever wants what is below closes them. */
async function clearTheWay(target: Locator): Promise<void> {
  const close = target.page().getByRole('region', { name: 'Messages', exact: true }).getByRole('button', { name: 'Close' })
  // Neither matters when it comes to nothing: the click itself waits until the way is free.
  const quietly = async (act: Promise<void>) =>
    act.then(
      () => true,
      () => false,
    )
  while ((await close.count()) > 0 && !(await quietly(target.click({ trial: true, timeout: 2_000 }))))
    await quietly(close.first().click({ timeout: 2_000 }))
}
