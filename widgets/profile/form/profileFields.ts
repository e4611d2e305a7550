import type { Profile, ProfileValues } from '../../../src/contract'
import { type Digest, differing, NOTIFICATION_FLAGS, type NotificationFlag } from '../../../src/model'

type AppField = `${NotificationFlag}InApp`

/** The field of a flag for what pages show; that for mails has the name of the flag. */
export const inApp = <Flag extends NotificationFlag>(flag: Flag): `${Flag}InApp` => `${flag}InApp`

/** The form as it is on the screen: one value for each field. */
export interface ProfileFields extends Record<NotificationFlag, boolean>, Partial<Record<AppField, boolean>> {
  forename: string
  surname: string
  language: Profile['language']
  /** `YYYY-MM-DD`, or empty for at once. */
  inactivateFrom: string
  /** `YYYY-MM-DD`, or empty for nobody who is absent. */
  inactivateUntil: string
  /** Id of a colleague, or empty for nobody. */
  substitute: string
  /** Null where the server has no choice. */
  digest: Digest | null
  /** Null where the server keeps none. */
  signature: string | null
  /** A new picture; null leaves the one there is. */
  image: File | null
  /** Whether the picture there is shall go. */
  removesImage: boolean
}

/** What the user has changed and not saved. The other fields follow the server. */
export type ProfileChanges = Partial<ProfileFields>

export function fieldsOf(profile: Profile): ProfileFields {
  const { forename, surname, language, staff, signature, notificationSettings, appNotifications, digest, substitute } = profile
  return {
    forename,
    surname,
    language,
    inactivateFrom: staff.inactivateFrom ?? '',
    inactivateUntil: staff.inactivateUntil ?? '',
    substitute: substitute ? String(substitute.id) : '',
    digest,
    signature,
    image: null,
    removesImage: false,
    ...notificationSettings,
    ...appFields(appNotifications),
  }
}

const appFields = (settings: Profile['appNotifications']): Partial<Record<AppField, boolean>> =>
  Object.fromEntries(NOTIFICATION_FLAGS.map((flag) => [inApp(flag), settings?.[flag] ?? false]))

/** The changes with one more, and without those that lead back to what is saved. */
export function withChange(changes: ProfileChanges, change: ProfileChanges, saved: ProfileFields): ProfileChanges {
  return differing({ ...changes, ...change }, saved)
}

/** The changes that are not among those. */
export function withoutChanges(changes: ProfileChanges, done: ProfileChanges): ProfileChanges {
  return differing(changes, done)
}

/** What is sent (spec 7). */
export function toValues(fields: ProfileFields): ProfileValues {
  const { forename, surname, language, inactivateFrom, inactivateUntil, substitute, digest, signature, image, removesImage } = fields
  return {
    forename: forename.trim(),
    surname: surname.trim(),
    language,
    inactivateFrom,
    inactivateUntil,
    substitute,
    signature,
    image,
    removesImage,
    notificationSettings: flagsOf(fields, (flag) => flag),
    // A server that has no choice knows no field for it.
    ...(digest && { digest, appNotifications: flagsOf(fields, inApp) }),
  }
}

const flagsOf = (fields: ProfileFields, fieldOf: (flag: NotificationFlag) => NotificationFlag | AppField) =>
  Object.fromEntries(NOTIFICATION_FLAGS.map((flag) => [flag, fields[fieldOf(flag)] ?? false]))
