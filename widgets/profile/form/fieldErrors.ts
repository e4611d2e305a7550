import * as v from 'valibot'
import { ProfileForm, profileFormFields } from '../../../src/contract'
import type { FieldError } from '../../../src/http'
import type { Translate } from '../../../src/i18n'
import { fieldIssueText } from '../../../src/parts/fieldIssue'
import { type ProfileFields, toValues } from './profileFields'

/** What is wrong with each field: a message key, or a text. */
export type ProfileErrors = Partial<Record<keyof ProfileFields, string>>

const DAYS: readonly string[] = ['inactivateFrom', 'inactivateUntil']

/** What the contract refuses, before anything is sent, and somebody without a name. The rest is chosen, or may be anything. */
export function checkFields(fields: ProfileFields, t: Translate, halfDays: readonly string[] = []): ProfileErrors {
  const { issues = [] } = v.safeParse(ProfileForm, profileFormFields(toValues(fields)))
  const refused = issues.map((issue) => [fieldOf(v.getDotPath(issue) ?? ''), fieldIssueText(issue, t)] as const)
  const { inactivateFrom: from, inactivateUntil: until } = fields
  return {
    ...(!fields.forename.trim() && !fields.surname.trim() && { forename: 'profile.error.name' }),
    ...Object.fromEntries(refused.filter(([name]) => DAYS.includes(name))),
    ...(until && from > until && { inactivateUntil: 'profile.error.absenceEnd' }),
    // What begins has to end.
    ...(from && !until && { inactivateUntil: 'profile.error.date' }),
    ...Object.fromEntries(halfDays.map((name) => [name, 'profile.error.date'])),
  }
}

/** The server's refusals by field; those of fields that the form does not have are left to the message above it. */
export function readErrors(refused: readonly FieldError[] | undefined, fields: ProfileFields): ProfileErrors {
  const known = (refused ?? []).map(({ name, message }) => [fieldOf(name), message] as const).filter(([name]) => name in fields)
  return Object.fromEntries(known)
}

/** `profile_form[staff][image]` is the field `image`. */
const fieldOf = (name: string): string => /(?<!\w)(\w+)\]?$/.exec(name)?.[1] ?? name
