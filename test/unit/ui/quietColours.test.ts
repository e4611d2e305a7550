import * as fc from 'fast-check'
import { contrastRatio, ROLES, ROLE_INFO, TAG_COLOURS } from '../../../src/model'
import { quietColours } from '../../../src/ui'

function worstContrast(colour: string): number {
  const { color, backgroundColor } = quietColours(colour)
  const [text, background] = [color, backgroundColor].map((value) => value.match(/#\w{6}/g) ?? [])
  return Math.min(...[0, 1].map((scheme) => contrastRatio(text?.[scheme] ?? '', background?.[scheme] ?? '')))
}

it.each([...TAG_COLOURS, ...ROLES.map((role) => ROLE_INFO[role].solid)])('%s is readable as a label', (colour) => {
  expect(worstContrast(colour)).toBeGreaterThanOrEqual(4.5)
})

it('any colour is readable as a label', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^#?([\da-f]{3}|[\da-f]{6})$/), (colour) => {
      expect(worstContrast(colour)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 1000 },
  )
})
