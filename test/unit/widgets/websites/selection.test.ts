import fc from 'fast-check'
import { toCsv } from '../../../../src/model'
import { withRange } from '../../../../widgets/websites/selection/useSelection'
import { readContact } from '../../../../widgets/websites/create/readContact'
import { website } from './website'

const order = [1, 2, 3, 4, 5].map((id) => website(id))
const ids = (websites: readonly { id: number }[]) => websites.map(({ id }) => id)

describe('a range', () => {
  it('takes everything between the two, in either direction', () => {
    expect(ids(withRange([], order, { from: 2, to: 4 }))).toEqual([2, 3, 4])
    expect(ids(withRange([], order, { from: 4, to: 2 }))).toEqual([2, 3, 4])
  })
  it('lets everything go if the second one was taken', () => {
    expect(ids(withRange(order, order, { from: 2, to: 4 }))).toEqual([1, 5])
  })
  it('is only the one where the first is on another page', () => {
    expect(ids(withRange([website(9)], order, { from: 9, to: 2 }))).toEqual([9, 2])
  })
})

describe('an export', () => {
  it('holds no cell that a spreadsheet takes for a formula', () => {
    fc.assert(
      fc.property(fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' =', '\n+'), fc.string()), ([start, rest]) => {
        expect(toCsv([[start + rest]], 'en')).toMatch(/^\uFEFF"'/)
      }),
    )
  })
  it('quotes what would end a cell, and marks itself as UTF-8', () => {
    expect(
      toCsv(
        [
          ['a,b', 'say "hi"'],
          ['ö', ''],
        ],
        'en',
      ),
    ).toBe('\uFEFF"a,b","say ""hi"""\r\n"ö",""\r\n')
  })
})

describe('an export for people who write 0,5', () => {
  it.each(['de', 'es', 'fr', 'hu', 'it', 'nl', 'pl', 'pt', 'ru', 'sv', 'tr'])(
    'is separated as their spreadsheets open it: %s',
    (locale) => {
      expect(toCsv([['a', 'b,c']], locale)).toBe('\uFEFF"a";"b,c"\r\n')
    },
  )
})

describe('a pasted contact', () => {
  it('is taken apart', () => {
    const signature = 'Sabine Hansen\nTischlerei Hansen\nTel: +49 431 1234-56\nsabine@hansen.example\nhttps://www.hansen.example/kontakt'
    expect(readContact(signature)).toEqual({
      name: 'Sabine Hansen',
      phone: '+49 431 1234-56',
      email: 'sabine@hansen.example',
      url: 'https://www.hansen.example/kontakt',
    })
  })
  it.each([
    ['415-555-0132', '415-555-0132', ''],
    ['Phone: (415) 555-0132', '(415) 555-0132', ''],
    ['Web: hansen.example', '', 'hansen.example'],
    ['blumen-brandt.example/', '', 'blumen-brandt.example'],
  ])('has the number and the site of %s', (line, phone, url) => {
    expect(readContact(`Sabine Hansen\nsabine@mail.example\n${line}`)).toEqual({
      name: 'Sabine Hansen',
      email: 'sabine@mail.example',
      phone,
      url,
    })
  })
  it('never fails', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => expect(typeof readContact(text).name).toBe('string')))
  })
})
