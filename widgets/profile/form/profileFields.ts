import type { Profile, ProfileValues } from '../../../src/contract'
import { NOTIFICATION_FLAGS, type NotificationFlag } from '../../../src/model'

/** The form as it is on the screen: one value for each field. */
export interface ProfileFields extends Record<NotificationFlag, boolean> {
  forename: string
  surname: string
  language: Profile['language']
  /** `YYYY-MM-DD`, or empty for nobody who is absent. */
  inactivateUntil: string
  /** Null where the host keeps none. */
  signature: string | null
  /** A new picture; null leaves the one there is. */
  image: File | null
  /** Whether the picture there is shall go. */
  removesImage: boolean
}

/** What the user has changed and not saved. The other fields follow the server. */
export type ProfileChanges = Partial<ProfileFields>

export function fieldsOf({ forename, surname, language, staff, signature, notificationSettings }: Profile): ProfileFields {
  return {
    forename,
    surname,
    language,
    inactivateUntil: staff.inactivateUntil ?? '',
    signature,
    image: null,
    removesImage: false,
    ...notificationSettings,
  }
}

/** The changes with one more, and without those that lead back to what is saved. */
export function withChange(changes: ProfileChanges, change: ProfileChanges, saved: ProfileFields): ProfileChanges {
  return differing({ ...changes, ...change }, saved)
}

/** The changes that are not among those. */
export function withoutChanges(changes: ProfileChanges, done: ProfileChanges): ProfileChanges {
  return differing(changes, done)
}

function differing(changes: ProfileChanges, other: ProfileChanges): ProfileChanges {
  const values = new Map<string, unknown>(Object.entries(other))
  return Object.fromEntries(Object.entries(changes).filter(([name, value]) => value !== values.get(name)))
}

/** What is sent (spec 7). */
export function toValues(fields: ProfileFields): ProfileValues {
  const { forename, surname, language, inactivateUntil, signature, image, removesImage } = fields
  const notificationSettings = Object.fromEntries(NOTIFICATION_FLAGS.map((flag) => [flag, fields[flag]]))
  return {
    forename: forename.trim(),
    surname: surname.trim(),
    language,
    inactivateUntil,
    signature,
    image,
    removesImage,
    notificationSettings,
  }
}
