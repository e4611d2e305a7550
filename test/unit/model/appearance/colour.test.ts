import * as fc from 'fast-check'
import {
  contrastRatio,
  cssColour,
  isHexColour,
  normaliseHexColour,
  readableTextOn,
  TAG_COLOURS,
  tagColour,
  THEME,
} from '../../../../src/model'

const hexColours = fc.stringMatching(/^#?(?:[\da-fA-F]{3}|[\da-fA-F]{6})$/)

test.each(['#0852ed', '0852ED', '#fff', 'abc'])('%s is a hex colour', (value) => {
  expect(isHexColour(value)).toBe(true)
})

test.each(['', '#', '#ff', '#ffff', '#0852edff', 'ggg', '##fff', '#fff\n', 'red'])('%j is no hex colour', (value) => {
  expect(isHexColour(value)).toBe(false)
})

test.each([
  ['#0852ed', '0852ed'],
  ['08:52:ED!', '0852ED'],
  ['0852edff', '0852ed'],
  ['rgb(1,2,3)', 'b123'],
  ['', ''],
])('typing %j leaves %j', (value, left) => {
  expect(normaliseHexColour(value)).toBe(left)
})

test('a colour input never holds more than six hex digits, and normalising again changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const left = normaliseHexColour(value)
      expect(left).toMatch(/^[\da-f]{0,6}$/i)
      expect(normaliseHexColour(left)).toBe(left)
    }),
  )
})

test('three digits are short for six', () => {
  expect(cssColour('#Fa0')).toBe('#ffaa00')
  fc.assert(fc.property(hexColours, (value) => expect(/^#[\da-f]{6}$/.test(cssColour(value))).toBe(true)))
})

test('contrast is 21 for black on white, 1 for a colour on itself, and the same both ways', () => {
  expect(contrastRatio('000', '#ffffff')).toBeCloseTo(21)
  fc.assert(
    fc.property(hexColours, hexColours, (one, other) => {
      expect(contrastRatio(one, one)).toBe(1)
      expect(contrastRatio(one, other)).toBe(contrastRatio(other, one))
    }),
  )
})

test('text is white on the primary colour and dark on success and warning', () => {
  expect(readableTextOn(THEME.primary)).toBe('#ffffff')
  expect(readableTextOn(THEME.success)).toBe('#101828')
  expect(readableTextOn(THEME.warning)).toBe('#101828')
})

test('text is readable on every fill', () => {
  fc.assert(fc.property(hexColours, (fill) => expect(contrastRatio(fill, readableTextOn(fill)) > 4.2).toBe(true)))
})

describe('tag colours', () => {
  test('there are twelve, all readable on white', () => {
    expect(new Set(TAG_COLOURS).size).toBe(12)
    expect(TAG_COLOURS.every((colour) => contrastRatio(colour, '#ffffff') >= 4.5)).toBe(true)
  })

  test('a name keeps its colour from release to release', () => {
    expect([tagColour('urgent'), tagColour('Größe')]).toEqual(['#0852ed', '#5b6b82'])
    expect(TAG_COLOURS).toContain(tagColour(''))
  })

  test('names spread over all colours', () => {
    const names = Array.from({ length: 500 }, (_, index) => `Tag ${index}`)
    expect(new Set(names.map(tagColour)).size).toBe(12)
  })
})
