import { DOMAIN_CURRENCY, TLD_PRICES } from '../../../../src/model'

const PREMIUM_LENGTH = 3
const PREMIUM_FACTOR = 50

/** What a year of the domain costs; null for a top-level domain that is not sold here. Short names are dearer in their first year. */
export function priceOf(name: string) {
  const [label = ''] = name.split('.')
  const tld = name.slice(name.lastIndexOf('.') + 1)
  const price = Object.hasOwn(TLD_PRICES, tld) ? TLD_PRICES[tld] : undefined
  const money = (amount: number) => ({ amount, currency: DOMAIN_CURRENCY })
  const isPremium = label.length <= PREMIUM_LENGTH
  return price ? { isPremium, first: money(isPremium ? price.first * PREMIUM_FACTOR : price.first), renew: money(price.renew) } : null
}
