import { authorisationRoles } from '../people/roles'
import { recordOf } from '../recordOf'

/** Fields of the contact box on a website, in display order (spec 3). */
export const CONTACT_FIELDS = [
  'firm',
  'companyOwner',
  'contactPerson',
  'phone',
  'mobile',
  'streetAddress',
  'zip',
  'city',
  'country',
  'language',
  'contactEmail',
  'email',
  'billEmail',
  'metadata',
] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
/** true: the row is always there, empty and editable if need be; false: only while it has a value. */
export type ContactFieldVisibility = Readonly<Record<ContactField, boolean>>

const everyField = (visible: boolean): ContactFieldVisibility => recordOf(CONTACT_FIELDS, () => visible)

/** spec 3: all false. */
export const CONTACT_FIELDS_DEFAULT: ContactFieldVisibility = /* #__PURE__ */ everyField(false)

/** Entering data is the work of sales and editors, so on their own websites every row is there. */
export function contactFieldVisibility(
  roles: readonly string[],
  isOwn: boolean,
  settings: ContactFieldVisibility = CONTACT_FIELDS_DEFAULT,
): ContactFieldVisibility {
  const entersData = authorisationRoles(roles).some((role) => role === 'sales' || role === 'editor')
  return entersData && isOwn ? everyField(true) : settings
}

/** Whether a row is there; one without a name among the contact fields only while it has a value. */
export const showsContactField = (field: ContactField | null, value: unknown, visibility: ContactFieldVisibility): boolean =>
  Boolean(value) || (field !== null && visibility[field])
