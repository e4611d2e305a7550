/** @jest-environment ./test/server/support/environment.cjs */
import { renderEmail } from '../../../../demo/features/mail/renderEmail'
import { picturesIn } from '../../../../demo/features/messages/pictures/picturesIn'
import { readHtml } from '../../../../demo/features/cms/readHtml'
import { cpuOf } from '../../../fixtures/cpuOf'

/** Repeated as often as the length holds them; each is the worst for some parser, cleaner or converter. */
const WORST = [
  ...['<b>', '<ul><li>', '<table><tr><td>', '<blockquote>', '<li>x', '<p>x</p>', '</p>', '</b>', '<br>', '<hr>', '<script>', '<svg><p>'],
  ...['a', ' ', '\n', '<', '&', '&amp;', '&#1', '<!--', '<!-- -->', '{{', '{{ ', '{{me.name}}', '<a ', '<a href=x ', '<![CDATA['],
]
const LIST = '<ul><li>'.repeat(45)
/** One tag with all of it. */
const ATTRIBUTES = ['href=x ', 'a ', '\u0001', '<!--', 'java script:', 'button ']

const shapes = (length: number): [string, string][] => [
  ...WORST.map((part): [string, string] => [part, part.repeat(length / part.length)]),
  ...WORST.map((part): [string, string] => [`lists around ${part}`, LIST + part.repeat((length - LIST.length) / part.length)]),
  ...ATTRIBUTES.map((part): [string, string] => [`<a ${part}>`, `<a ${part.repeat((length - 20) / part.length)}>x</a>`]),
  ...ATTRIBUTES.map((part): [string, string] => [`<a href="${part}">`, `<a href="${part.repeat((length - 20) / part.length)}">x</a>`]),
]

/** Whatever is too much is refused, which takes its time too. */
function attempt(read: () => unknown): void {
  try {
    read()
  } catch (error) {
    if (!(error instanceof Error && 'status' in error && error.status === 422)) throw error
  }
}

const render = (html: string) =>
  renderEmail({
    subject: 'Hello',
    html,
    fields: { 'me.name': 'Ada Byron'.repeat(20) },
    language: 'en',
    quoted: { line: 'You wrote:', text: 'Hello\n'.repeat(10_000) },
    closing: null,
    color: undefined,
  })

// What somebody may have written or found in earnest, at its longest.
const letter = '<p>Hello <b>you</b></p>'.repeat(2_000)
const page = `<p>${'Hello you &amp; me '.repeat(9_000)}</p>${'<p>Hello <b>you</b></p>'.repeat(9_000)}`

describe.each([180_000, 440_000])('%s characters that somebody wrote', (length) => {
  const usual = cpuOf(() => render(letter))
  it.each(shapes(length))('%s take no longer than a long letter', (_, html) => {
    expect(cpuOf(() => attempt(() => render(html)))).toBeLessThan(5 * usual)
  })
})

describe('a page or mail of 400,000 characters', () => {
  const usual = cpuOf(() => readHtml(page))
  it.each(shapes(400_000))('of %s takes no longer to read than a usual one', (_, html) => {
    expect(cpuOf(() => attempt(() => readHtml(html)))).toBeLessThan(10 * usual)
    expect(cpuOf(() => picturesIn(html))).toBeLessThan(10 * usual)
  })
})
