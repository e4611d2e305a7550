import { DEFAULT_COUNTRY } from './defaultCountry'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** `+49 30 123456`; what is no phone number comes back as it is. A number without a country is one of the country given. */
export function internationalPhone(value: string, country = ''): string {
  const number = parse(value, country)
  return number?.isPossible() ? number.formatInternational() : value
}

/** E.164, as numbers are stored: `+4930123456`; null for what is no number of its country. */
export function storedPhone(value: string, country = ''): string | null {
  const number = parse(value, country)
  return number?.isValid() ? number.number : null
}

const parse = (value: string, country: string) => parsePhoneNumberFromString(value, countryOf(country))

const countryOf = (country: string): CountryCode => {
  const code = country.toUpperCase()
  return isSupportedCountry(code) ? code : DEFAULT_COUNTRY
}
