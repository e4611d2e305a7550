import type { Kysely } from 'kysely'
import type { Status } from '../../../src/model'
import type { Database } from '../../db'
import { nextPosition } from '../../db/queries/websites/todos'
import { addTodos } from '../../db/writers/addTodos'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { type LockedWebsite, lockWebsite } from '../../db/queries/websites/lockWebsite'
import { shortSubject } from '../../kernel/websiteLog/shortSubject'
import { worksHere } from '../../access/worksHere'
import type { Change } from '../../outbox/commit/commit'
import { commitOnce } from '../../outbox/commit/commitOnce'
import { live } from '../../db/queries/base'
import { newsOfTodos } from './newsOfTodos'

export interface NewTodo {
  description: string
  to?: number | null | undefined
  dueDate?: string | null | undefined
  notify?: boolean | undefined
}

/** Each of them, and what they have in common where it says nothing itself. */
export interface NewTodos extends Pick<NewTodo, 'to' | 'dueDate'> {
  todos: readonly NewTodo[]
  messageId?: number | undefined
  status?: Status | undefined
  /** Once for a key. */
  key?: string | undefined
}

/** Adds to-dos behind the others of the website and answers their ids. */
export function createTodos(services: Services, viewer: Viewer, websiteId: number, added: NewTodos, t: Translate): Promise<number[]> {
  return commitOnce(services, viewer, added.key, async (db) => {
    const website = await lockWebsite(db, websiteId)
    return createWithin({ db, viewer, t, now: services.clock.now() }, website, added)
  })
}

interface Occasion {
  db: Kysely<Database>
  viewer: Viewer
  t: Translate
  now: Date
}

/** The same within a transaction that holds the website. */
export async function createWithin({ db, viewer, t, now }: Occasion, website: LockedWebsite, added: NewTodos): Promise<Change<number[]>> {
  const websiteId = website.id
  await check(db, viewer, websiteId, added, t)
  const first = await nextPosition(db, websiteId)
  const rows = added.todos.map(({ description, notify, to = added.to, dueDate = added.dueDate }, nth) => ({
    partner_id: website.partner_id,
    website_id: websiteId,
    description,
    from_user_id: viewer.user_id,
    to_user_id: to ?? null,
    due_date: dueDate ?? null,
    notify: notify ?? true,
    message_id: added.messageId ?? null,
    automated_status: added.status ?? null,
    position: first + nth,
    created_at: now,
  }))
  const ids = await addTodos(db, rows)
  const descriptions = added.todos.map(({ description }) => description)
  return {
    changed: ids,
    ...newsOfTodos(website, 'added', descriptions),
    webhooks: [{ event: 'todo_created', websiteId, data: { ids } }],
    notices: rows.flatMap((row) => (row.notify ? [{ kind: 'todo' as const, websiteId, to: row.to_user_id, about: row.description }] : [])),
  }
}

async function check(db: Kysely<Database>, viewer: Viewer, websiteId: number, added: NewTodos, t: Translate): Promise<void> {
  const { todos, to: common, messageId } = added
  const errors = []
  const people = new Set([{ to: common }, ...todos].flatMap(({ to }) => to ?? []))
  const colleagues = new Set<number>()
  for (const person of people) if (await worksHere(db, viewer, person)) colleagues.add(person)
  const isStranger = (person: NewTodo['to']) => typeof person === 'number' && !colleagues.has(person)
  if (isStranger(common)) errors.push({ name: 'to', message: t('field.person') })
  for (const [nth, { to, description }] of todos.entries()) {
    const values = { line: nth + 1, text: shortSubject({ subject: '', message: description }), problem: t('field.person') }
    if (isStranger(to)) errors.push({ name: `lines.${nth}.to`, message: t('field.line', values) })
  }
  if (messageId && !(await isOfWebsite(db, websiteId, messageId))) errors.push({ name: 'messageId', message: t('field.message') })
  if (errors.length > 0) throw new HttpError(422, 'refusal.fields', { errors })
}

async function isOfWebsite(db: Kysely<Database>, websiteId: number, messageId: number): Promise<boolean> {
  const query = live(db, 'messages').select('id').where('id', '=', messageId).where('website_id', '=', websiteId)
  return (await query.executeTakeFirst()) !== undefined
}
