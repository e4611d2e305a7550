import { countryName, CUSTOMER_DATA, type CustomerDataField, customerFieldKind, languageName } from '../../../src/model'
import { internationalPhone } from '../../../src/model/phone/phoneNumbers'
import type { HostContext, Viewer } from '../../kernel/context'
import { customerData } from './customerData'

const GROUPS = ['customer', 'contact'] as const

/** What is known of a website's customer, to read. */
export async function customerContent(c: HostContext, viewer: Viewer) {
  const website = c.req.param('website') ?? ''
  const data = await customerData(c.get('services'), viewer, Number(website))
  return {
    customer: {
      back: `/website/${website}`,
      groups: GROUPS.map((name) => {
        const values: Readonly<Record<string, unknown>> = data[name]
        const filled = CUSTOMER_DATA[name].filter((field) => typeof values[field] === 'string' && values[field] !== '')
        return { name, fields: filled.map((field) => ({ name: field, value: legible(field, String(values[field]), c.get('locale')) })) }
      }),
    },
  }
}

/** Codes are said in the reader's language. */
function legible(field: CustomerDataField, value: string, locale: string): string {
  const kind = customerFieldKind(field)
  if (kind === 'country') return countryName(value, locale)
  if (kind === 'language') return languageName(value, locale)
  return kind === 'phone' ? internationalPhone(value) : value
}
