import * as v from 'valibot'
import { ProfileForm, profileFormFields } from '../../../src/contract'
import type { FieldError } from '../../../src/http'
import { type ProfileFields, toValues } from './profileFields'

/** What is wrong with each field: a message key, or the server's own text. */
export type ProfileErrors = Partial<Record<keyof ProfileFields, string>>

/** What the contract refuses, before anything is sent, and somebody without a name. The rest is chosen, or may be anything. */
export function checkFields(fields: ProfileFields, halfDays: readonly string[] = []): ProfileErrors {
  const { issues = [] } = v.safeParse(ProfileForm, profileFormFields(toValues(fields)))
  const names = new Set([...halfDays, ...issues.map((issue) => fieldOf(v.getDotPath(issue) ?? ''))])
  const { inactivateFrom: from, inactivateUntil: until } = fields
  return {
    ...(!fields.forename.trim() && !fields.surname.trim() && { forename: 'profile.error.name' }),
    ...(until && from > until && { inactivateUntil: 'profile.error.absenceEnd' }),
    ...(names.has('inactivateFrom') && { inactivateFrom: 'profile.error.date' }),
    // What begins has to end.
    ...((names.has('inactivateUntil') || (from && !until)) && { inactivateUntil: 'profile.error.date' }),
  }
}

/** The server's refusals by field; those of fields that the form does not have are left to the message above it. */
export function readErrors(refused: readonly FieldError[] | undefined, fields: ProfileFields): ProfileErrors {
  const known = (refused ?? []).map(({ name, message }) => [fieldOf(name), message] as const).filter(([name]) => name in fields)
  return Object.fromEntries(known)
}

/** `profile_form[staff][image]` is the field `image`. */
const fieldOf = (name: string): string => /(?<!\w)(\w+)\]?$/.exec(name)?.[1] ?? name
