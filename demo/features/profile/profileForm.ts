import type { Kysely } from 'kysely'
import type { ProfileForm } from '../../../src/contract'
import {
  AVATAR_MAX_BYTES,
  DATE_MAX,
  DATE_MIN,
  isLocale,
  isProfileDate,
  NOTIFICATION_FLAGS,
  PERSON_NAME_MAX_LENGTH,
  SHOWN_AT_FIRST,
  SIGNATURE_MAX_LENGTH,
} from '../../../src/model'
import type { Database } from '../../db'
import { staffOf } from '../../db/queries/people/users'
import { addFile } from '../../db/writers/addFiles'
import { readAvatar } from '../../services'
import type { Services, Viewer } from '../../kernel/context'
import { type FieldError, HttpError } from '../../kernel/HttpError'
import { worksHere } from '../../access/worksHere'
import { keepAnAdmin } from '../staff/lastAdmin'
import type { Translate } from '../../kernel/text/translate'
import { fileUrl, userOf } from '../../kernel/userOf'

const ABSENCE = 'profile_form[inactivateUntil]'
const ABSENCE_FROM = 'profile_form[inactivateFrom]'
const SUBSTITUTE = 'profile_form[substitute]'
const MEGABYTE = 1024 ** 2

export async function loadProfile(db: Kysely<Database>, { user_id: userId, partner_id: partnerId }: Viewer) {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  const substitute = (await staffOf(db, partnerId)).find(({ id }) => id === user.substitute_id)
  return {
    forename: user.forename,
    surname: user.surname,
    language: isLocale(user.language) ? user.language : ('en' as const),
    email: user.email,
    staff: { inactivateFrom: user.inactive_from, inactivateUntil: user.inactive_until, image: fileUrl(user.image_file_id) },
    substitute: substitute ? userOf(substitute) : null,
    notificationSettings: user.notification_settings,
    appNotifications: user.app_notifications ?? Object.fromEntries(NOTIFICATION_FLAGS.map((flag) => [flag, SHOWN_AT_FIRST.includes(flag)])),
    digest: user.digest,
    timezone: user.time_zone,
    signature: user.signature,
    theme: user.theme,
  }
}

/** Saves the form of spec 7: texts and flags as sent, absence and picture only when they are set. */
export async function saveProfile(services: Services, viewer: Viewer, form: ProfileForm, t: Translate): Promise<void> {
  const { user_id: userId } = viewer
  const errors = [...wrongFields(form, t), ...(await wrongSubstitute(services.db, viewer, form, t))]
  if (errors.length > 0) throw new HttpError(422, 'refusal.fields', { errors })
  const isRemoved = form['profile_form[removeImage]'] === '1'
  const image = isRemoved ? null : await storeImage(services, userId, form['profile_form[image]'])
  const absence = absenceOf(form)
  const digest = form['profile_form[digest]']
  const signature = form['profile_form[signature]']
  const values = {
    forename: form['profile_form[forename]'].trim(),
    surname: form['profile_form[surname]'].trim(),
    language: form['profile_form[language]'],
    notification_settings: JSON.stringify(flagsOf(form, 'notificationSettings')),
    ...(digest && { digest, app_notifications: JSON.stringify(flagsOf(form, 'appNotifications')) }),
    ...absence,
    // Forms end lines as mails do.
    ...(signature !== undefined && { signature: signature.replaceAll('\r\n', '\n').trim() }),
    ...(image === undefined ? {} : { image_file_id: image }),
  }
  await services.db.transaction().execute(async (db) => {
    const person = await db
      .selectFrom('users')
      .select(['inactive_from', 'inactive_until', 'substitute_id'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const { inactive_from: awayFrom, inactive_until: awayUntil } = absence
    const isMoved = awayFrom !== person.inactive_from || awayUntil !== person.inactive_until
    // An absence that is kept as it was is no reason to refuse the rest.
    if (awayUntil && isMoved) await keepAnAdmin(db, viewer, userId, t, { field: ABSENCE, awayFrom, awayUntil })
    await db
      .updateTable('users')
      .set((eb) => ({
        ...values,
        ...(isMoved || absence.substitute_id !== person.substitute_id ? { substitute_told: false } : {}),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', userId)
      .execute()
  })
}

/** Sent only while there is an absence (spec 7). */
const absenceOf = (form: ProfileForm) => ({
  inactive_from: form[ABSENCE_FROM] ?? null,
  inactive_until: form[ABSENCE] ?? null,
  substitute_id: form[SUBSTITUTE] ? Number(form[SUBSTITUTE]) : null,
})

/** Somebody else who works here. */
async function wrongSubstitute(db: Kysely<Database>, viewer: Viewer, form: ProfileForm, t: Translate): Promise<FieldError[]> {
  const { substitute_id: id } = absenceOf(form)
  if (id === null || (id !== viewer.user_id && (await worksHere(db, viewer, id)))) return []
  return [{ name: SUBSTITUTE, message: t('field.person') }]
}

function wrongFields(form: ProfileForm, t: Translate): FieldError[] {
  const errors: FieldError[] = []
  for (const name of ['profile_form[forename]', 'profile_form[surname]'] as const) {
    if (/\p{Cc}/u.test(form[name]) || form[name].length > PERSON_NAME_MAX_LENGTH)
      errors.push({ name, message: t('field.name', { max: PERSON_NAME_MAX_LENGTH }) })
  }
  // Lists and mails would show nobody.
  if (!form['profile_form[forename]'].trim() && !form['profile_form[surname]'].trim())
    errors.push({ name: 'profile_form[forename]', message: t('field.someName') })
  if ((form['profile_form[signature]'] ?? '').length > SIGNATURE_MAX_LENGTH)
    errors.push({ name: 'profile_form[signature]', message: t('field.length', { max: SIGNATURE_MAX_LENGTH }) })
  const until = form[ABSENCE]
  if (until !== undefined && !isProfileDate(until)) {
    errors.push({ name: ABSENCE, message: t('field.date', { min: DATE_MIN, max: DATE_MAX }) })
  }
  const from = form[ABSENCE_FROM]
  if (from && until && from > until) errors.push({ name: ABSENCE, message: t('field.absenceEnd') })
  return errors
}

const flagsOf = (form: ProfileForm, group: 'notificationSettings' | 'appNotifications') =>
  Object.fromEntries(NOTIFICATION_FLAGS.map((flag) => [flag, form[`profile_form[${group}][${flag}]`] === '1']))

/** Id of the stored picture; undefined when none was sent. A form without a chosen file sends an empty, nameless one. */
async function storeImage({ db, files, clock }: Services, userId: number, file: File | undefined): Promise<number | undefined> {
  if (!file || (file.size === 0 && file.name === '')) return undefined
  if (file.size > AVATAR_MAX_BYTES) throw new HttpError(413, 'refusal.tooLarge', { values: { limit: AVATAR_MAX_BYTES / MEGABYTE } })
  const avatar = await readAvatar(new Uint8Array(await file.arrayBuffer()))
  if (!avatar) throw new HttpError(422, 'field.image')
  const { id } = await addFile(db, {
    name: 'portrait.webp',
    type: 'image',
    mime: avatar.mime,
    bytes: avatar.picture.byteLength,
    content_hash: await files.put(avatar.picture),
    thumbnail_hash: await files.put(avatar.thumbnail),
    created_by: userId,
    created_at: clock.now(),
  })
  return id
}
