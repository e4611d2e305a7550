import fc from 'fast-check'
import { closestRule, fitsInboxRule } from '../../../../src/model'

const NONE = { sender: '', subject: '', words: '' }
const MAIL = { from: 'Ada@Shop.test', subject: 'Re: Your Invoice №4', text: 'The bill\nof NOVEMBER is attached.' }

it.each([
  [{ sender: 'ada@shop.test' }, true],
  [{ sender: '@shop.test' }, true],
  [{ sender: '@hop.test' }, false],
  [{ subject: 'invoice' }, true],
  [{ subject: 'invoice your' }, true],
  [{ subject: 'invoice november' }, false],
  [{ words: 'november bill' }, true],
  [{ words: 'december' }, false],
  [{ sender: '@shop.test', subject: 'invoice', words: 'november' }, true],
  [{ sender: '@shop.test', subject: 'offer', words: 'november' }, false],
])('%j fits the mail: %s', (terms, fits) => {
  expect(fitsInboxRule({ ...NONE, ...terms }, MAIL)).toBe(fits)
})

it('fits whatever has its words in it, in any case and order', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 5 }), (words) => {
      const mail = { ...MAIL, text: `x ${words.toReversed().join(' – ').toUpperCase()} y` }
      expect(fitsInboxRule({ ...NONE, words: words.join(' ') }, mail)).toBe(true)
    }),
  )
})

it('takes the rule of the address before that of the domain, and of the same sender the one that asks for more', () => {
  const rules = [
    { ...NONE, subject: 'a', words: 'b' },
    { ...NONE, sender: '@shop.test', subject: 'a', words: 'b' },
    { ...NONE, sender: 'a@shop.test' },
    { ...NONE, sender: 'a@shop.test', words: 'b' },
  ]
  expect(closestRule(rules)).toBe(rules[3])
  expect(closestRule(rules.slice(0, 2))).toBe(rules[1])
  expect(closestRule([])).toBeUndefined()
})
