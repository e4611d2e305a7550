import {
  type ContactField,
  CUSTOMER_DATA,
  type CustomerDataField,
  type CustomerDataGroup,
  customerFieldKind,
  type CustomerFieldKind,
} from '../../../src/model'

/** One row of the customer's data. Metadata has an editor of its own. */
export interface CustomerField {
  readonly group: CustomerDataGroup
  readonly property: string
  readonly kind: CustomerFieldKind
  /** Decides whether the row is there without a value; fields that the map does not know are not. */
  readonly visibleAs: ContactField | null
}

const VISIBLE_AS: Partial<Record<CustomerDataField, ContactField>> = {
  firm: 'firm',
  company: 'companyOwner',
  title: 'contactPerson',
  forename: 'contactPerson',
  surname: 'contactPerson',
  street: 'streetAddress',
  streetAddress: 'streetAddress',
  zip: 'zip',
  zipCode: 'zip',
  city: 'city',
  contactCity: 'city',
  country: 'country',
  language: 'language',
  phone: 'phone',
  phoneNumber: 'phone',
  mobile: 'mobile',
  email: 'email',
  contactEmail: 'contactEmail',
  emailAddress: 'contactEmail',
  billEmail: 'billEmail',
}

const fieldsOf = (group: CustomerDataGroup): CustomerField[] =>
  CUSTOMER_DATA[group]
    .filter((property) => property !== 'metadata')
    .map((property) => ({ group, property, kind: customerFieldKind(property), visibleAs: VISIBLE_AS[property] ?? null }))

/** The rows of both groups, in order (spec 3). */
export const CUSTOMER_FIELDS: Readonly<Record<CustomerDataGroup, readonly CustomerField[]>> = {
  customer: /* #__PURE__ */ fieldsOf('customer'),
  contact: /* #__PURE__ */ fieldsOf('contact'),
}
