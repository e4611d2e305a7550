import {
  isDomain,
  isDomainLike,
  isEmail,
  isHexColour,
  isId,
  isPhoneLike,
  isProfileDate,
  isUrl,
  normaliseLink,
  safeHref,
} from '../../../../src/model'

// Inputs that make patterns with nested repetition run for years; these checks have to come back at all.
const LENGTH = 100_000
const PIECES = [
  'a',
  'a.',
  '.',
  '-',
  '-a',
  '1',
  ' ',
  '+',
  '(',
  '/',
  '/a',
  ':1',
  '@',
  'a@',
  'a-',
  '%',
  'ä',
  '\u0000',
  '😀',
  'http://',
  '1 ',
  '1-',
]
const INPUTS = PIECES.map((piece) => piece.repeat(LENGTH / piece.length))
const CHECKS = { isDomain, isDomainLike, isEmail, isHexColour, isId, isPhoneLike, isProfileDate, isUrl }

describe.each(Object.entries(CHECKS))('%s', (_, check) => {
  test.each(INPUTS.map((input) => [input.slice(0, 8), input]))('answers for %j repeated', (_piece, input) => {
    const answers = [input, `${input}!`, `!${input}`, `https://${input}\n`].map(check)
    expect(answers.every((answer) => typeof answer === 'boolean')).toBe(true)
    expect(answers.slice(1)).toEqual([false, false, false])
  })
})

test('links of any length keep their text', () => {
  for (const input of INPUTS) {
    expect(normaliseLink(input).length).toBeGreaterThanOrEqual(LENGTH - 8)
    expect(safeHref(input)).toMatch(/^https?:\/\//)
  }
})
