import { intlTag } from '../locales'

export const MINOR_UNITS = 100 // spec 5: money is given in minor units and divided by this

export const PLAN_NAME_MAX_LENGTH = 60 // ours
export const PLAN_PRICE_MAX = 1_000_000 // ours: in whole units, more than any plan costs in any of the currencies

/** An amount in minor units, divided by 100 for every currency (spec 5), as the locale writes money. */
export const formatMoneyMinor = (minorUnits: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(intlTag(locale), { style: 'currency', currency }).format(minorUnits / MINOR_UNITS)

/** Currencies that prices can be set in. */
export const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'BRL', 'HUF', 'JPY', 'PLN', 'RUB', 'SEK', 'TRY'] as const
