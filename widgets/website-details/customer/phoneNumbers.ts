import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { DEFAULT_COUNTRY } from '../../../src/model'

const countryOf = (country: string): CountryCode => {
  const code = country.toUpperCase()
  return isSupportedCountry(code) ? code : DEFAULT_COUNTRY
}

/** `+49 30 123456`; what is no phone number comes back as it is. */
export const internationalPhone = (value: string, country: string): string =>
  parsePhoneNumberFromString(value, countryOf(country))?.formatInternational() ?? value

/** `+4930123456`, as numbers are stored (WC-02); null for what cannot be called. */
export function storedPhone(value: string, country: string): string | null {
  const number = parsePhoneNumberFromString(value, countryOf(country))
  return number?.isPossible() ? number.number : null
}
