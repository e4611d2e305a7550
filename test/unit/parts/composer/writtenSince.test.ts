import fc from 'fast-check'
import { EMPTY_DRAFT, isWorthKeeping } from '../../../../src/parts/composer/Draft'
import { writtenSince } from '../../../../src/parts/composer/writtenSince'

it('is nothing where nothing was written since', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, contact) => {
      const sent = { ...EMPTY_DRAFT, text, contact }
      expect(isWorthKeeping({ ...EMPTY_DRAFT, ...writtenSince(sent, sent) })).toBe(false)
    }),
  )
})

it('loses no letter that was typed after it was sent', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, more) => {
      const sent = { ...EMPTY_DRAFT, text }
      expect(writtenSince({ ...sent, text: text + more }, sent).text).toBe(more.trimStart())
    }),
  )
})

it('leaves all of a text that was changed before its end', () => {
  expect(writtenSince({ ...EMPTY_DRAFT, text: 'We repaint it' }, { ...EMPTY_DRAFT, text: 'We redraw it' }).text).toBe('We repaint it')
})
