import type { Kysely } from 'kysely'
import type { MessageDraft } from '../../../src/contract'
import { fullName } from '../../../src/model'
import type { Database } from '../../db'
import { addMessage } from '../../db/writers/addMessages'
import { newsOfMessage } from '../../outbox/commit/newsOfMessage'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { customerOf } from '../customers/customerOf'
import type { Translate } from '../../kernel/text/translate'
import { createWithin, type NewTodos } from '../todos/createTodos'
import { lockWebsite, type LockedWebsite } from '../../db/queries/websites/lockWebsite'
import { worksHere } from '../../access/worksHere'
import { commit } from '../../outbox/commit/commit'
import { together } from '../../kernel/News'
import { live } from '../../db/queries/base'
import { checkSeen } from './checkSeen'
import { addReads } from './markRead'
import { mentionColleagues } from './mentionColleagues'
import { queueReply, sentBefore } from './queueReply'
import { wakeTickets } from '../../db/writers/wakeTickets'
import { attachOwnUploads } from '../../db/writers/attachFiles'
import { messageKey, writtenBefore } from './writtenBefore'

interface Draft {
  websiteId: number
  draft: MessageDraft
  t: Translate
}

/** Writes a message into the log and answers its id. A mail to the customer goes to the outbox. */
export function createMessage(services: Services, viewer: Viewer, { websiteId, draft, t }: Draft): Promise<number> {
  return commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    const isMail = draft.category === 'message_to'
    const known = await (isMail ? sentBefore(db, viewer, websiteId, draft) : writtenBefore(db, viewer, websiteId, draft))
    if (known !== null) return { changed: known }
    await checkDraft(db, viewer, websiteId, draft, t)
    if (isMail) await checkSeen(db, websiteId, draft.seen)
    const now = services.clock.now()
    const people = peopleOfDraft(website, draft, viewer, t)
    const id = await addMessage(db, {
      partner_id: website.partner_id,
      website_id: websiteId,
      category: draft.category,
      status: website.status,
      subject: draft.subject?.trim() ?? '',
      message: draft.message,
      due_date: draft.dueDate ?? null,
      reply_to_id: draft.inReplyTo === undefined ? null : Number(draft.inReplyTo),
      created_at: now,
      // A mail has it in the outbox.
      request_key: isMail || !draft.key ? null : messageKey(viewer, draft.key),
      ...people,
      ...doneFrom(draft, viewer, now),
    })
    if (draft.category === 'message_from') await wakeTickets(db, websiteId, now)
    const read = [...(draft.category === 'message_from' ? [id] : []), ...(draft.inReplyTo === undefined ? [] : [Number(draft.inReplyTo)])]
    if (read.length > 0) await addReads(db, viewer.user_id, read, now)
    const files = filesOf(draft)
    await takeFiles(db, viewer, { websiteId, messageId: id, files }, t)
    if ('to_email' in people) await queueReply(services, db, viewer, { draft, messageId: id, to: people.to_email, files })
    const named = { ids: draft.mentions?.map(Number) ?? [], text: draft.message, at: now }
    const mentioned = isForTeam(draft) ? await mentionColleagues(services, db, viewer, website, named) : {}
    if (!mentioned) refuse('mentions', t('field.person'))
    const followedUp = draft.todo ? await createWithin({ db, viewer, t, now }, website, followUp(id, draft.todo)) : {}
    const { category, subject = '' } = draft
    const written = newsOfMessage({ id, websiteId, category, subject })
    // Webhooks hear of a mail when it has left.
    const told = category === 'message_to' ? { ...written, webhooks: [] } : written
    return { changed: id, ...together(mentioned, followedUp, told, { publish: [{ kind: 'counts' }] }) }
  })
}

const isForTeam = ({ category }: MessageDraft): boolean => category === 'intern' || category === 'call'

const followUp = (messageId: number, { to, ...rest }: NonNullable<MessageDraft['todo']>): NewTodos => ({
  todos: [rest],
  to: to ? Number(to) : null,
  messageId,
})

const filesOf = ({ files }: MessageDraft): number[] => [...new Set((files ?? []).map(Number))]

async function checkDraft(db: Kysely<Database>, viewer: Viewer, websiteId: number, draft: MessageDraft, t: Translate): Promise<void> {
  if (draft.to && !(await worksHere(db, viewer, Number(draft.to)))) refuse('to', t('field.person'))
  if (draft.inReplyTo === undefined) return
  const answered = await live(db, 'messages')
    .select('id')
    .where('id', '=', Number(draft.inReplyTo))
    .where('website_id', '=', websiteId)
    .executeTakeFirst()
  if (!answered) refuse('inReplyTo', t('field.message'))
}

function refuse(name: string, message: string): never {
  throw new HttpError(422, 'refusal.fields', { errors: [{ name, message }] })
}

/** Who wrote it to whom: what is written down as coming from the customer has the customer's name. */
function peopleOfDraft(website: LockedWebsite, draft: MessageDraft, viewer: Viewer, t: Translate) {
  const staff = { from_user_id: viewer.user_id, from_name: fullName(viewer), from_email: viewer.email }
  const to_user_id = draft.to ? Number(draft.to) : null
  const customer = customerOf(website)
  switch (draft.category) {
    case 'message_to':
      if (!customer.email) refuse('to', t('field.recipient'))
      return { ...staff, to_name: customer.name, to_email: customer.email, delivery_state: 'queued' as const }
    case 'message_from':
      return { from_name: customer.name, from_email: customer.email, to_user_id }
    default:
      return { ...staff, to_user_id }
  }
}

/** What waits for somebody: a customer's words, and whatever has a date. */
function doneFrom({ category, dueDate }: MessageDraft, viewer: Viewer, now: Date) {
  if (category === 'message_from' || dueDate) return { done: false }
  return { done: true, done_at: now, done_by: viewer.user_id }
}

interface Taken {
  websiteId: number
  messageId: number
  files: number[]
}

/** Uploaded files become part of the message: only the person's own, of this website, and only once. */
async function takeFiles(db: Kysely<Database>, viewer: Viewer, { websiteId, messageId, files }: Taken, t: Translate): Promise<void> {
  if (files.length === 0) return
  const attached = await attachOwnUploads(db, { ids: files, websiteId, userId: viewer.user_id }, messageId)
  if (attached < files.length) refuse('files', t('field.file'))
}
