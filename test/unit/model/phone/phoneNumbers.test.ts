import fc from 'fast-check'
import { getCountries, getExampleNumber } from 'libphonenumber-js'
import examples from 'libphonenumber-js/examples.mobile.json'
import { isPhoneLike, telLink } from '../../../../src/model'
import { internationalPhone, storedPhone } from '../../../../src/model/phone/phoneNumbers'

describe('phone numbers', () => {
  it('are stored in the international form of the country and shown with spaces', () => {
    expect(storedPhone('030 123456', 'DE')).toBe('+4930123456')
    expect(internationalPhone('+4930123456', 'DE')).toBe('+49 30 123456')
  })

  it('belong to the United States when the country is not known, and are shown in international format', () => {
    expect(storedPhone('(201) 555-0123', '')).toBe('+12015550123')
    expect(internationalPhone('(201) 555-0123', '')).toBe('+1 201 555 0123')
  })

  it('of every country are stored, shown and dialled as the same number', () => {
    const countries = fc.constantFrom(...getCountries())
    fc.assert(
      fc.property(countries, countries, (country, home) => {
        const number = getExampleNumber(country, examples)
        if (!number) return
        const shown = internationalPhone(number.number, home)
        expect(shown).toMatch(/^\+\d/)
        expect(isPhoneLike(shown)).toBe(true)
        expect(telLink(shown)).toBe(`tel:${number.number}`)
        expect(storedPhone(shown, home)).toBe(number.number)
        expect(storedPhone(number.formatNational(), country)).toBe(number.number)
      }),
    )
  })

  it('may be anything without harm, and what is stored is stored again as it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+?[\d ()./-]{0,20}$/)), (typed) => {
        const stored = storedPhone(typed, '')
        expect(typeof internationalPhone(typed, '')).toBe('string')
        if (stored !== null) expect(storedPhone(stored, 'DE')).toBe(stored)
      }),
    )
  })

  it('that are none stay what they are', () => {
    expect(storedPhone('call me', 'DE')).toBeNull()
    expect(internationalPhone('call me', 'DE')).toBe('call me')
  })
})
