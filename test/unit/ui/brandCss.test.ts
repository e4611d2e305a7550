import * as fc from 'fast-check'
import { contrastRatio } from '../../../src/model'
import { brandCss } from '../../../src/ui/brandCss'

const hex = fc.stringMatching(/^[\da-f]{6}$/)

function tokensOf(colour: string) {
  const css = brandCss(colour)
  const token = (name: string) => new RegExp(`--partner-${name}:(?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+))`).exec(css) ?? []
  const [, lightText = '', darkText = ''] = token('primary-text')
  const [, lightTint = '', darkTint = ''] = token('primary-tint')
  const single = (name: string) => token(name)[3] ?? ''
  return { lightText, darkText, lightTint, darkTint, single }
}

describe('brandCss', () => {
  it.each([null, undefined, '', 'blue', '#12345'])('leaves the theme alone for %p', (colour) => expect(brandCss(colour)).toBe(''))

  it('takes the colour as it is', () => {
    expect(brandCss('#FC0')).toContain('--partner-primary:#ffcc00;')
  })

  it('keeps every text readable, whatever the colour', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const { lightText, darkText, lightTint, darkTint, single } = tokensOf(colour)
        const on = single('on-primary')
        expect(contrastRatio(on, `#${colour}`)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(on, single('primary-hover'))).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(on, single('primary-active'))).toBeGreaterThanOrEqual(4.5)
        for (const surface of ['#ffffff', '#f6f7f9', '#f2f4f7', lightTint])
          expect(contrastRatio(lightText, surface)).toBeGreaterThanOrEqual(4.5)
        for (const surface of ['#121822', '#1a2230', darkTint]) expect(contrastRatio(darkText, surface)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 1000 },
    )
  })
})
