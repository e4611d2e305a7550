import type { Kysely } from 'kysely'
import type { MessageChange } from '../../../src/contract'
import { DATE_MAX, DATE_MIN, may } from '../../../src/model'
import type { Database } from '../../db'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { worksHere } from '../../access/worksHere'
import { commit } from '../../outbox/commit/commit'
import { type News, together } from '../../kernel/News'
import { lockMessage } from './findMessage'
import { mentionColleagues } from './mentionColleagues'
import { keepVersion } from './messageVersions'
import { changeMessage } from '../../db/writers/changeMessage'

interface Update {
  websiteId: number
  id: number
  change: MessageChange
  t: Translate
}

type MessageRow = Awaited<ReturnType<typeof lockMessage>>

/** Changes a message; `stale` when somebody else has done so before. Words belong to whoever wrote them, dates and addressee to everybody. */
export function updateMessage(services: Services, viewer: Viewer, { websiteId, id, change, t }: Update): Promise<'changed' | 'stale'> {
  return commit(services, viewer, async (db) => {
    const mentions = change.mentions?.map(Number) ?? []
    // Before the message, as everything that writes into the log does.
    const website = mentions.length > 0 ? await lockWebsite(db, websiteId) : null
    const row = await lockMessage(db, websiteId, id)
    if (change.version !== undefined && change.version !== row.version) return { changed: 'stale' }
    await checkChange(db, viewer, row, change, t)
    const now = services.clock.now()
    const isRewritten = rewrites(row, change)
    if (isRewritten) await keepVersion(db, row)
    const named = { ids: mentions, text: change.message ?? row.message, before: row.message, at: now }
    const mentioned = isRewritten && website ? await mentionColleagues(services, db, viewer, website, named) : {}
    if (!mentioned) refusePerson('mentions', t)
    await changeMessage(db, id, { ...valuesOf(change), ...(isRewritten && { edited_at: now, edited_by: viewer.user_id }) })
    const counted: News = changesSnooze(change) ? { publish: [{ kind: 'counts' }] } : {}
    return { changed: 'changed', ...together(mentioned, { publish: [{ kind: 'message', websiteId }] }, counted) }
  })
}

const changesText = ({ subject, message }: MessageChange): boolean => subject !== undefined || message !== undefined

const rewrites = (row: MessageRow, { subject = row.subject, message = row.message }: MessageChange): boolean =>
  subject.trim() !== row.subject || message !== row.message

const changesSnooze = ({ snoozedUntil, snoozedUntilReply }: MessageChange): boolean =>
  snoozedUntil !== undefined || snoozedUntilReply !== undefined

async function checkChange(db: Kysely<Database>, viewer: Viewer, row: MessageRow, change: MessageChange, t: Translate): Promise<void> {
  if (changesText(change)) {
    if (row.category !== 'intern' && row.category !== 'call') throw new HttpError(403, 'refusal.readOnly')
    const own = row.from_user_id === viewer.user_id
    if (!own && may('delete_entries_of_others', viewer.roles) !== 'all') throw new HttpError(403, 'refusal.author')
  }
  const errors = []
  if (change.to && !(await worksHere(db, viewer, Number(change.to)))) errors.push({ name: 'to', message: t('field.person') })
  if (change.snoozedUntil && !isInstant(change.snoozedUntil)) errors.push({ name: 'snoozedUntil', message: t('fieldIssue.day') })
  if (errors.length > 0) throw new HttpError(422, 'refusal.fields', { errors })
}

function refusePerson(name: string, t: Translate): never {
  throw new HttpError(422, 'refusal.fields', { errors: [{ name, message: t('field.person') }] })
}

const isInstant = (text: string): boolean => Date.parse(text) >= Date.parse(DATE_MIN) && Date.parse(text) <= Date.parse(DATE_MAX)

function valuesOf({ subject, message, to, dueDate, snoozedUntil, snoozedUntilReply }: MessageChange) {
  return {
    ...(subject === undefined ? {} : { subject: subject.trim() }),
    ...(message === undefined ? {} : { message }),
    ...(to === undefined ? {} : { to_user_id: to === null ? null : Number(to) }),
    ...(dueDate === undefined ? {} : { due_date: dueDate }),
    ...(snoozedUntil === undefined
      ? {}
      : { snoozed_until: snoozedUntil === null ? null : new Date(snoozedUntil), snoozed_until_reply: false }),
    ...(snoozedUntilReply === undefined ? {} : { snoozed_until_reply: snoozedUntilReply }),
    ...(snoozedUntilReply ? { snoozed_until: null } : {}),
  }
}
