import * as v from 'valibot'
import { LOCALES, NOTIFICATION_FLAGS } from '../../model'
import { flag, maybe, text } from '../tolerant'
import { User } from '../staff/user'

/** Mails a user may ask for (spec 3). */
export const NotificationSettings = v.object(v.entriesFromList(NOTIFICATION_FLAGS, flag))
export type NotificationSettings = v.InferOutput<typeof NotificationSettings>

/** How much of the user's work is due in a time. */
export const AbsenceEffect = v.object({ websites: v.number(), todos: v.number() })
export type AbsenceEffect = v.InferOutput<typeof AbsenceEffect>

/** The user's own profile; extras from defaults 5.10. */
export const Profile = v.object({
  forename: text,
  surname: text,
  language: v.optional(v.picklist(LOCALES), 'en'),
  email: maybe(v.string()),
  staff: v.optional(v.object({ inactivateUntil: maybe(v.string()), image: maybe(v.string()) }), {}),
  notificationSettings: v.optional(NotificationSettings, {}),
  timezone: maybe(v.string()),
  /** What the person's mails end with, empty for the signature of the team; null where the host keeps none. */
  signature: maybe(v.string()),
  theme: v.optional(v.picklist(['light', 'dark', 'system']), 'system'),
  shortcuts: v.optional(v.boolean(), true),
  digest: v.optional(v.picklist(['now', 'batch', 'daily']), 'now'),
  substitute: maybe(User),
})
export type Profile = v.InferOutput<typeof Profile>
