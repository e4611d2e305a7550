import type { Kysely } from 'kysely'
import type { ProfileForm } from '../../../src/contract'
import { AVATAR_MAX_BYTES, DATE_MAX, DATE_MIN, isLocale, isProfileDate, NOTIFICATION_FLAGS } from '../../../src/model'
import type { Database } from '../../db'
import { addFile } from '../../db/writers/addFiles'
import { readAvatar } from '../../services'
import type { Services, Viewer } from '../../kernel/context'
import { type FieldError, HttpError } from '../../kernel/HttpError'
import { keepAnAdmin } from '../staff/lastAdmin'
import type { Translate } from '../../kernel/text/translate'
import { fileUrl } from '../../kernel/userOf'

const ABSENCE = 'profile_form[inactivateUntil]'
const NAME_MAX_LENGTH = 100
const SIGNATURE_MAX_LENGTH = 4_000
const MEGABYTE = 1024 ** 2

export async function loadProfile(db: Kysely<Database>, userId: number) {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  return {
    forename: user.forename,
    surname: user.surname,
    language: isLocale(user.language) ? user.language : ('en' as const),
    email: user.email,
    staff: { inactivateUntil: user.inactive_until, image: fileUrl(user.image_file_id) },
    notificationSettings: user.notification_settings,
    timezone: user.time_zone,
    signature: user.signature,
    theme: user.theme,
  }
}

/** Saves the form of spec 7: texts and flags as sent, absence and picture only when they are set. */
export async function saveProfile(services: Services, viewer: Viewer, form: ProfileForm, t: Translate): Promise<void> {
  const { user_id: userId } = viewer
  const errors = wrongFields(form, t)
  if (errors.length > 0) throw new HttpError(422, 'refusal.fields', { errors })
  const isRemoved = form['profile_form[removeImage]'] === '1'
  const image = isRemoved ? null : await storeImage(services, userId, form['profile_form[image]'])
  const inactiveUntil = form[ABSENCE]
  const signature = form['profile_form[signature]']
  const values = {
    forename: form['profile_form[forename]'].trim(),
    surname: form['profile_form[surname]'].trim(),
    language: form['profile_form[language]'],
    notification_settings: JSON.stringify(notificationsOf(form)),
    // Sent only while there is an absence (spec 7).
    inactive_until: inactiveUntil ?? null,
    // Forms end lines as mails do.
    ...(signature !== undefined && { signature: signature.replaceAll('\r\n', '\n').trim() }),
    ...(image === undefined ? {} : { image_file_id: image }),
  }
  await services.db.transaction().execute(async (db) => {
    const person = await db.selectFrom('users').select('inactive_until').where('id', '=', userId).executeTakeFirstOrThrow()
    // An absence that is kept as it was is no reason to refuse the rest.
    if (inactiveUntil && inactiveUntil !== person.inactive_until)
      await keepAnAdmin(db, viewer, userId, t, { field: ABSENCE, awayUntil: inactiveUntil })
    await db
      .updateTable('users')
      .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
      .where('id', '=', userId)
      .execute()
  })
}

function wrongFields(form: ProfileForm, t: Translate): FieldError[] {
  const errors: FieldError[] = []
  for (const name of ['profile_form[forename]', 'profile_form[surname]'] as const) {
    if (/\p{Cc}/u.test(form[name]) || form[name].length > NAME_MAX_LENGTH)
      errors.push({ name, message: t('field.name', { max: NAME_MAX_LENGTH }) })
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
  return errors
}

const notificationsOf = (form: ProfileForm) =>
  Object.fromEntries(NOTIFICATION_FLAGS.map((flag) => [flag, form[`profile_form[notificationSettings][${flag}]`] === '1']))

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
