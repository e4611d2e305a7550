import * as fc from 'fast-check'
import { readSignature, writerName } from '../../../../src/model'

describe('a signature', () => {
  test('of a German baker', () => {
    const text = `Mit freundlichen Grüßen

Dr. Mira von Sandberg
Inhaberin

Hafenbäckerei Sandberg GmbH & Co. KG
Hafenstraße 12a, D-24103 Kiel
Deutschland
Tel.: +49 (0)431 / 12 34 56 | Mobil: 0170 1234567 | Fax: 0431 123457
E-Mail: mira@hafenbaeckerei.example
www.hafenbaeckerei.example`
    expect(readSignature(text)).toEqual({
      title: 'Dr.',
      forename: 'Mira',
      surname: 'von Sandberg',
      firm: 'Hafenbäckerei Sandberg GmbH & Co. KG',
      street: 'Hafenstraße 12a',
      zip: '24103',
      city: 'Kiel',
      country: 'DE',
      phone: '+49 (0)431 / 12 34 56',
      mobile: '0170 1234567',
      fax: '0431 123457',
      contactEmail: 'mira@hafenbaeckerei.example',
    })
  })

  test('behind a greeting of several words, none of which is a name', () => {
    for (const greeting of ['Yours Sincerely', 'Yours Faithfully', 'Yours Truly', 'Com os melhores Cumprimentos'])
      expect(writerName(`Please call back. ${greeting}\n${greeting}, Ana`)).toBe('Ana')
  })

  test('of an American', () => {
    const text = `--
John O'Neil
Head of Sales, Harbor Bakery, Inc.
500 Market Street
San Francisco, CA 94105
p: +1 415 555 0100
<john@harbor.example>`
    expect(readSignature(text)).toEqual({
      forename: 'John',
      surname: "O'Neil",
      firm: 'Harbor Bakery, Inc.',
      street: '500 Market Street',
      zip: 'CA 94105',
      city: 'San Francisco',
      phone: '+1 415 555 0100',
      contactEmail: 'john@harbor.example',
    })
  })

  test('of a Briton, in one line', () => {
    expect(readSignature('Ada Byron · 12 Harbour Street · London SW1A 1AA · United Kingdom · t 020 7946 0000')).toEqual({
      forename: 'Ada',
      surname: 'Byron',
      street: '12 Harbour Street',
      zip: 'SW1A 1AA',
      city: 'London',
      country: 'GB',
      phone: '020 7946 0000',
    })
  })

  test('of a Japanese', () => {
    const text = '株式会社港パン\n山田 太郎\n〒100-0001 東京都千代田区\n日本\n電話：03-1234-5678\n携帯: 090-1234-5678'
    expect(readSignature(text, 'ja')).toEqual({
      firm: '株式会社港パン',
      surname: '山田',
      forename: '太郎',
      zip: '100-0001',
      city: '東京都千代田区',
      country: 'JP',
      phone: '03-1234-5678',
      mobile: '090-1234-5678',
    })
  })

  test.each([
    ['75011 Paris', { zip: '75011', city: 'Paris' }],
    ['1012 AB Amsterdam', { zip: '1012 AB', city: 'Amsterdam' }],
    ['00-950 Warszawa', { zip: '00-950', city: 'Warszawa' }],
    ['113 46 Stockholm', { zip: '113 46', city: 'Stockholm' }],
    ['Tél. : 01 23 45 67 89', { phone: '01 23 45 67 89' }],
    ['ООО Гавань', { firm: 'ООО Гавань' }],
    ['Schweden', { country: 'SE' }],
  ])('%s', (text, found) => {
    expect(readSignature(text)).toEqual(found)
  })

  test.each(['', '\n\n', 'Could you call me back about the opening hours?', 'Order 4711 of 2026-05-04', 'www.example.com'])(
    'is not in %j',
    (text) => {
      expect(readSignature(text)).toEqual({})
    },
  )

  test('holds nothing but what was in the text, on one line each', () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('Tel: 0431 123456', '24103 Kiel', 'Mira Sandberg', 'Kiel GmbH', 'a@b.example', 'Hafen 1', 'Mobil', ','),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '\r\n', ' | ', ', '), (lines, sign) => {
        const text = lines.join(sign)
        for (const [field, value] of Object.entries(readSignature(text))) {
          expect(value).toBe(value.trim())
          expect(value).not.toMatch(/^$|[\r\n]/)
          if (field !== 'country') for (const word of value.split(' ')) expect(text.normalize('NFC')).toContain(word)
        }
      }),
    )
  })

  test('is the same whatever the line ends are, and with the sign of a quotation before each line', () => {
    const lines = fc.array(fc.constantFrom('Mira Sandberg', 'Kiel GmbH', 'Hafenstraße 1', '24103 Kiel', 'Fax 0431 99999'), { maxLength: 5 })
    fc.assert(
      fc.property(lines, (given) => {
        const found = readSignature(given.join('\n'))
        expect(readSignature(given.join('\r\n'))).toEqual(found)
        expect(readSignature(given.map((line) => `> ${line}`).join('\n'))).toEqual(found)
      }),
    )
  })
})
