import { isEmail } from '../validation/email'

/** The two groups of a website's customer data and their fields (spec 3). */
export const CUSTOMER_DATA = {
  customer: [
    'firm',
    'title',
    'forename',
    'surname',
    'street',
    'zip',
    'city',
    'country',
    'language',
    'phone',
    'fax',
    'mobile',
    'email',
    'contactEmail',
    'billEmail',
    'metadata',
  ],
  contact: [
    'company',
    'streetAddress',
    'zipCode',
    'contactCity',
    'phoneNumber',
    'emailAddress',
    'faxNumber',
    'custom1',
    'custom2',
    'custom3',
    'custom4',
    'custom5',
    'custom6',
  ],
} as const
export type CustomerDataGroup = keyof typeof CUSTOMER_DATA
export type CustomerDataField<Group extends CustomerDataGroup = CustomerDataGroup> = (typeof CUSTOMER_DATA)[Group][number]

export type CustomerFieldKind = 'text' | 'phone' | 'email' | 'country' | 'language'

const KINDS: Partial<Record<CustomerDataField, CustomerFieldKind>> = {
  phone: 'phone',
  mobile: 'phone',
  fax: 'phone',
  phoneNumber: 'phone',
  faxNumber: 'phone',
  email: 'email',
  contactEmail: 'email',
  billEmail: 'email',
  emailAddress: 'email',
  country: 'country',
  language: 'language',
}

/** What the value of a field is. */
export const customerFieldKind = (field: CustomerDataField): CustomerFieldKind => KINDS[field] ?? 'text'

/** Where mails to the customer go; null when none of the data's addresses is one. */
export const customerEmail = (data: Readonly<Record<string, unknown>>): string | null =>
  [data.contactEmail, data.email].find((address): address is string => typeof address === 'string' && isEmail(address)) ?? null

/** The name under which the customer's other data keep the site that there is so far, as it was written (LE-03). */
export const PRESENT_SITE = 'website'
