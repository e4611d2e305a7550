import type { OwnerData } from '../../../src/contract'
import { createFormats, createTranslator, type Messages } from '../../../src/i18n'
import { fullName, type Locale } from '../../../src/model'

/** What to tell the customer before the registry's mail comes, in their own language: that mail looks like spam (OD-03). */
export async function ownerWarning(owner: OwnerData, locale: Locale, timeZone: string | undefined): Promise<string> {
  const { default: texts }: { default: Messages } = await import(`../messages/${locale}.json`)
  const t = createTranslator(locale, [texts])
  const formats = createFormats(locale, timeZone, t)
  const waiting = owner.confirmations.filter(({ state }) => state !== 'ok')
  const until = waiting[0]?.until
  return t('domains.owner.warning', {
    name: fullName(owner),
    domains: formats.list(waiting.map(({ domain }) => domain)),
    email: owner.email,
    date: until ? formats.date(until) : '',
  })
}
