import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { expect, settled, test } from '../support/test'
import { showcase } from './support'

const SCHEMES = ['light', 'dark', 'forced colours'] as const
const WIDTHS = [320, 768, 1280]

for (const scheme of SCHEMES) {
  for (const width of WIDTHS) {
    test(`axe finds nothing: ${scheme}, ${width} px`, async ({ open, page, violations }) => {
      await page.emulateMedia({ forcedColors: scheme === 'forced colours' ? 'active' : 'none', reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await open(showcase({ theme: scheme === 'dark' ? 'dark' : 'light' }), { fixture: 'showcase', isStrict: true })
      await expect(page.getByRole('heading', { name: 'Design system' })).toBeVisible()
      await settled(page)
      // A spinner that covers its surroundings greys them on purpose.
      await expectNoViolations(page, { exclude: [{ fromShadowDom: ['#showcase', '[class^=positioned]'] }] })
      expect(await violations()).toEqual([])
    })
  }
}

for (const state of ['Team', 'Dialog with form', 'Typed confirmation', 'Filter'] as const) {
  test(`axe finds nothing with “${state}” open`, async ({ open, page, violations }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(showcase({ theme: 'dark' }), { fixture: 'showcase', isStrict: true })
    await page.getByRole('button', { name: state, exact: true }).click()
    await settled(page)
    await expectNoViolations(page, { include: [{ fromShadowDom: ['#showcase', ':is([role=menu], dialog, [popover])'] }] })
    expect(await violations()).toEqual([])
  })
}

// 200 % of the text at 640 px is what 320 px are to text of its own size.
const TEXTS = [
  { name: 'Japanese', attributes: { locale: 'ja' }, width: 320 },
  { name: 'Hungarian', attributes: { locale: 'hu' }, width: 320 },
  { name: 'right to left', attributes: { dir: 'rtl' }, width: 320 },
  { name: '200 % text', attributes: { scale: '2' }, width: 640 },
]

for (const { name, attributes, width } of TEXTS) {
  test(`nothing is cut or needs scrolling sideways: ${name}`, async ({ open, page }) => {
    await page.setViewportSize({ width, height: 640 })
    await open(showcase(attributes), { fixture: 'showcase' })
    await expect(page.getByRole('heading', { name: 'Design system' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const cut = await page.evaluate(() => {
      const root = document.querySelector('#showcase')?.shadowRoot
      const boxes = [...(root?.querySelectorAll<HTMLElement>('button, label, h1, h2, p, th') ?? [])]
      return boxes
        .filter((box) => box.clientWidth > 1 && (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 2))
        .map((box) => box.textContent)
    })
    expect(cut).toEqual([])
  })
}

test('every stop of the Tab key shows where it is', async ({ open, page }) => {
  await open(showcase(), { fixture: 'showcase' })
  await page.getByRole('heading', { name: 'Design system' }).click()
  const unmarked: string[] = []
  for (let count = 0; count < 60; count++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const element = document.querySelector('#showcase')?.shadowRoot?.activeElement
      if (!element) return null
      const marked = [element, element.parentElement].some((box) => box && getComputedStyle(box).outlineStyle !== 'none')
      return marked ? null : element.outerHTML
    })
    if (name) unmarked.push(name)
  }
  expect(unmarked).toEqual([])
})

test('what is chosen is marked where colours are those of the person', async ({ open, page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(showcase(), { fixture: 'showcase' })
  const tabs = page.getByRole('tab')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await expect(tabs.first()).toHaveCSS('outline', /solid 2px$/)
  await expect(tabs.nth(1)).toHaveCSS('outline', /none/)
  await page.keyboard.press('Tab')
  await tabs.first().focus()
  await expect(tabs.first()).toHaveCSS('outline', /solid 4px$/)
})

test('nothing moves for who asks for reduced motion', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(showcase(), { fixture: 'showcase' })
  await page.getByRole('button', { name: 'Dialog with form' }).click()
  const longest = await page.evaluate(() => {
    const root = document.querySelector('#showcase')?.shadowRoot
    // What follows a scroll stands still while nobody scrolls.
    const timed = (root?.getAnimations() ?? []).filter(({ timeline }) => timeline === document.timeline)
    return Math.max(0, ...timed.map((animation) => Number(animation.effect?.getComputedTiming().endTime)))
  })
  expect(longest).toBeLessThanOrEqual(5)
})

const loadedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family, weight }) => `${family} ${weight}`)
  })

for (const [locale, family] of [
  ['de', 'Partner Lato'],
  ['pl', 'Partner Lato'],
  ['hu', 'Partner Lato Full'],
  ['ru', 'Partner Lato Full'],
  ['tr', 'Partner Lato Full'],
] as const)
  test(`text is set in Lato, in every letter of the language: ${locale}`, async ({ open, page }) => {
    await open(showcase({ locale }), { fixture: 'showcase' })
    await expect(page.getByRole('heading', { name: 'Design system' })).toBeVisible()
    expect(new Set(await loadedFonts(page))).toEqual(new Set([`"${family}" 400`, `"${family}" 700`]))
  })

test('a Polish name loads no more than the few letters it needs, and each of them is there', async ({ open, page }) => {
  await open(showcase(), { fixture: 'showcase' })
  await expect(page.getByRole('heading', { name: 'Design system' })).toBeVisible()
  const missing = await page.evaluate(async (letters) => {
    const font = '100px "Partner Lato"'
    await document.fonts.load(font, letters)
    const canvas = document.createElement('canvas').getContext('2d')
    const width = (letter: string, fallback: string) => {
      if (canvas) canvas.font = `${font}, ${fallback}`
      return canvas?.measureText(letter).width
    }
    // What a font lacks is as wide as the next font has it.
    return [...letters].filter((letter) => width(letter, 'monospace') !== width(letter, 'serif'))
  }, 'ĄąĆćĘęŁłŃńŚśŹźŻż')
  expect(missing).toEqual([])
  expect(await loadedFonts(page)).not.toContainEqual(expect.stringContaining('Full'))
})

for (const theme of ['light', 'dark'] as const)
  test(`quiet text and lines are stronger for who asks for more contrast: ${theme}`, async ({ open, page }) => {
    await open(showcase({ theme }), { fixture: 'showcase' })
    const heading = page.getByRole('heading', { name: 'Design system' })
    const colourOf = (token: string) =>
      heading.evaluate((element, name) => {
        const probe = document.createElement('i')
        probe.style.color = `var(${name})`
        element.append(probe)
        const { color } = getComputedStyle(probe)
        probe.remove()
        return color
      }, token)
    expect(await colourOf('--partner-text-subtle')).not.toBe(await colourOf('--partner-text'))
    const control = await colourOf('--partner-border-control')
    await page.emulateMedia({ contrast: 'more' })
    expect(await colourOf('--partner-text-subtle')).toBe(await colourOf('--partner-text'))
    expect(await colourOf('--partner-border')).not.toBe(control)
    expect(await colourOf('--partner-border')).toBe(await colourOf('--partner-border-control'))
  })
