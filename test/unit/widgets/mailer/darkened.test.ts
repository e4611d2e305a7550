import { darkened } from '../../../../widgets/mailer/preview/darkened'

const coloursOf = (html: string) =>
  [...html.matchAll(/(?<![-\w])(color|background-color|bgcolor)(?::|=")(#[\da-f]{6})/g)].map((found) => found.slice(1))

/** Relative luminance of WCAG. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

describe('a mail in a dark scheme', () => {
  it.each(['#172033', '#0852ed', '#526077', '#000000', '#7a0000', '#ffffff'])('has words of %s readable on its ground', (colour) => {
    const [[, ground = ''] = [], , [, words = ''] = []] = coloursOf(darkened(`<p style="margin:0;color:${colour}">Hi</p>`))
    expect(contrast(words, ground)).toBeGreaterThan(4.5)
  })

  it('keeps the words of a button readable on the button', () => {
    const [, , [, ground = ''] = [], [, words = ''] = []] = coloursOf(darkened('<a style="background-color:#0852ed;color:#ffffff">Go</a>'))
    expect(contrast(words, ground)).toBeGreaterThan(4.5)
  })

  it('turns light grounds dark, and nothing of the words themselves', () => {
    const html = darkened(
      '<html><head><style>p{color:#000000}</style></head><body style="margin:0"><table bgcolor="#ffffff"><tr><td>color:#000000</td></tr></table></body></html>',
    )
    expect(html).toContain('bgcolor="#000000"')
    expect(html).toContain('<td>color:#000000</td>')
    expect(html).not.toMatch(/<style|<body/)
  })
})
