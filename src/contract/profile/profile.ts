import * as v from 'valibot'
import { DIGESTS, LOCALES, NOTIFICATION_FLAGS } from '../../model'
import { flag, maybe, text } from '../tolerant'
import { User } from '../user'

/** What a user may be told of (spec 3). */
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
  staff: v.optional(
    v.object({
      /** From when on the user is away, null for at once; left out by servers that keep none. */
      inactivateFrom: v.optional(v.nullable(v.string())),
      inactivateUntil: maybe(v.string()),
      image: maybe(v.string()),
    }),
    {},
  ),
  /** What is mailed. */
  notificationSettings: v.optional(NotificationSettings, {}),
  /** What pages show at once; null where the server only mails. */
  appNotifications: maybe(NotificationSettings),
  timezone: maybe(v.string()),
  /** What the person's mails end with, empty for the signature of the team; null where the server keeps none. */
  signature: maybe(v.string()),
  theme: v.optional(v.picklist(['light', 'dark', 'system']), 'system'),
  shortcuts: v.optional(v.boolean(), true),
  /** When it is mailed; null where the server has no choice. */
  digest: maybe(v.picklist(DIGESTS)),
  /** Who stands in during the absence; left out by servers that keep none. */
  substitute: v.optional(v.nullable(User)),
})
export type Profile = v.InferOutput<typeof Profile>
