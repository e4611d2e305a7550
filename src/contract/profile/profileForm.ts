import * as v from 'valibot'
import { type Digest, DIGESTS, LOCALES } from '../../model'
import { profileDate } from '../fields'
import type { NotificationSettings } from './profile'

const enabled = v.optional(v.literal('1'))

/** The multipart form that saves a profile (spec 7). Without the field a notification is off and an absence is over, but image, signature and digest stay. */
export const ProfileForm = v.object({
  'profile_form[forename]': v.string(),
  'profile_form[surname]': v.string(),
  'profile_form[language]': v.picklist(LOCALES),
  'profile_form[inactivateFrom]': v.optional(profileDate),
  'profile_form[inactivateUntil]': v.optional(profileDate),
  /** Id of a colleague. */
  'profile_form[substitute]': v.optional(v.pipe(v.string(), v.digits())),
  'profile_form[signature]': v.optional(v.string()),
  'profile_form[image]': v.optional(v.file()),
  /** Takes the stored image away. */
  'profile_form[removeImage]': enabled,
  'profile_form[notificationSettings][newWebsiteCreated]': enabled,
  'profile_form[notificationSettings][websiteStatusChanged]': enabled,
  'profile_form[notificationSettings][websiteAssignedToMe]': enabled,
  'profile_form[notificationSettings][todoAssignedToMe]': enabled,
  'profile_form[notificationSettings][followedWebsiteChanged]': enabled,
  'profile_form[notificationSettings][websitePublished]': enabled,
  'profile_form[notificationSettings][customerEmail]': enabled,
  /** With it the form says what pages show, too; without it that stays. */
  'profile_form[digest]': v.optional(v.picklist(DIGESTS)),
  'profile_form[appNotifications][newWebsiteCreated]': enabled,
  'profile_form[appNotifications][websiteStatusChanged]': enabled,
  'profile_form[appNotifications][websiteAssignedToMe]': enabled,
  'profile_form[appNotifications][todoAssignedToMe]': enabled,
  'profile_form[appNotifications][followedWebsiteChanged]': enabled,
  'profile_form[appNotifications][websitePublished]': enabled,
  'profile_form[appNotifications][customerEmail]': enabled,
})
export type ProfileForm = v.InferInput<typeof ProfileForm>

export interface ProfileValues {
  readonly forename: string
  readonly surname: string
  readonly language: ProfileForm['profile_form[language]']
  readonly inactivateFrom?: string | null
  readonly inactivateUntil?: string | null
  /** Id of a colleague. */
  readonly substitute?: string | null
  readonly signature?: string | null
  readonly image?: File | null
  readonly removesImage?: boolean
  readonly notificationSettings: Partial<NotificationSettings>
  readonly appNotifications?: Partial<NotificationSettings> | null
  readonly digest?: Digest | null
}

function flagFields(group: 'notificationSettings' | 'appNotifications', settings: Partial<NotificationSettings>): Partial<ProfileForm> {
  const enabledNames = Object.entries(settings).filter(([, on]) => on)
  return Object.fromEntries(enabledNames.map(([name]) => [`profile_form[${group}][${name}]`, '1']))
}

/** The fields of the profile form, with dates as YYYY-MM-DD; what is not set is not sent. */
export function profileFormFields(values: ProfileValues): ProfileForm {
  return {
    'profile_form[forename]': values.forename,
    'profile_form[surname]': values.surname,
    'profile_form[language]': values.language,
    ...(values.inactivateUntil ? absenceFields(values) : {}),
    ...(typeof values.signature === 'string' ? { 'profile_form[signature]': values.signature } : {}),
    ...(values.image ? { 'profile_form[image]': values.image } : {}),
    ...(values.removesImage ? { 'profile_form[removeImage]': '1' } : {}),
    ...flagFields('notificationSettings', values.notificationSettings),
    ...flagFields('appNotifications', values.appNotifications ?? {}),
    ...(values.digest ? { 'profile_form[digest]': values.digest } : {}),
  }
}

const absenceFields = ({ inactivateFrom, inactivateUntil, substitute }: ProfileValues): Partial<ProfileForm> => ({
  ...(inactivateUntil ? { 'profile_form[inactivateUntil]': inactivateUntil } : {}),
  ...(inactivateFrom ? { 'profile_form[inactivateFrom]': inactivateFrom } : {}),
  ...(substitute ? { 'profile_form[substitute]': substitute } : {}),
})
