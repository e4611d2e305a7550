import type { Kysely } from 'kysely'
import type { api_partner_websites_take_back, WrittenAnswer } from '../../../../src/contract/server'
import { checkTransition, may } from '../../../../src/model'
import type { Database } from '../../../db'
import { live } from '../../../db/queries/base'
import type { ChangeRecord } from '../../../db/tables/websiteChanges'
import type { Services, Viewer } from '../../../kernel/context'
import { commit, type Change } from '../../../outbox/commit/commit'
import { type News, together } from '../../../kernel/News'
import type { FieldError } from '../../../kernel/HttpError'
import type { Translate } from '../../../kernel/text/translate'
import { changedSince, lastDay } from '../change/changeRecord'
import { unknownPeople } from '../change/changeWebsite'
import { presentMany } from '../list/presentMany'
import { sinceText } from './sinceText'
import { newsOfChange } from '../change/newsOfChange'
import { transitionErrors } from '../rules/transitionErrors'
import { updateWebsite } from '../change/updateWebsite'
import type { WebsiteEdit, WebsitePatch } from '../change/WebsiteEdit'
import { workflowContext } from '../rules/workflowContext'
import { type LockedWebsite, lockWebsite } from '../../../db/queries/websites/lockWebsite'
import { lineColumns } from '../../../kernel/websiteLog/lineColumns'
import { languageOf } from '../../../kernel/websiteLog/logTranslator'
import { noteOnMessage } from '../../../db/writers/noteOnMessage'
import { dropUntouched } from '../../../db/writers/removeTodo'

type Written = WrittenAnswer<typeof api_partner_websites_take_back>

/** Takes changes of the viewer's own back, the last one first, each by itself: what is refused for one does not stop the others. */
export async function takeBackMany(
  services: Services,
  viewer: Viewer,
  changes: readonly (number | string)[],
  t: Translate,
): Promise<Written> {
  const websites: number[] = []
  const refused: Written['refused'] = []
  let keptTodos = 0
  for (const change of [...new Set(changes.map(Number))].toSorted((a, b) => b - a)) {
    const end = await commit(services, viewer, (db) => takeBack(services, db, viewer, change, t))
    if ('errors' in end) refused.push({ change, errors: end.errors })
    else {
      websites.push(end.website)
      keptTodos += end.keptTodos
    }
  }
  return { items: await presentMany(services, viewer, [...new Set(websites)]), refused, kept_todos: keptTodos }
}

type End = { website: number; keptTodos: number } | { errors: FieldError[] }

async function takeBack(services: Services, db: Kysely<Database>, viewer: Viewer, id: number, t: Translate): Promise<Change<End>> {
  const now = services.clock.now()
  const found = await findChange(db, viewer, id, now)
  if (!found) return { changed: refusal(t('takeBack.gone')) }
  const website = await lockWebsite(db, found.website_id)
  // Another request may have done so while this one waited for the website.
  const change = await findChange(db, viewer, id, now)
  if (!change || website.deleted_at) return { changed: refusal(t('takeBack.gone')) }
  if (change.taken_back_at) return { changed: { website: website.id, keptTodos: 0 } }
  const { record } = change
  const errors = await errorsOf(services, db, viewer, { website, id, record, t })
  if (errors.length > 0) return { changed: { errors } }
  const patch = columnsOf(record.before)
  await updateWebsite(db, website.id, patch, now)
  const { changed: keptTodos, ...news } = await removeWhatCame(services, db, viewer, { website, record })
  await db.updateTable('website_changes').set({ taken_back_at: now }).where('id', '=', id).execute()
  return { changed: { website: website.id, keptTodos }, ...together(newsOfChange(website, patch), news) }
}

const INSTANTS: ReadonlySet<string> = new Set(['status_date', 'lost_at'])

/** As the database takes them. */
const columnsOf = (before: ChangeRecord['before']) =>
  // The columns are those of a patch, and the date of the status.
  Object.fromEntries(
    Object.entries(before).map(([name, value]) => [name, typeof value === 'string' && INSTANTS.has(name) ? new Date(value) : value]),
  ) as WebsitePatch & { status_date?: Date }

/** One's own, of the last day, on a website of the partner. */
const findChange = (db: Kysely<Database>, viewer: Viewer, id: number, now: Date) =>
  db
    .selectFrom('website_changes')
    .innerJoin('websites', 'websites.id', 'website_changes.website_id')
    .where('website_changes.id', '=', id)
    .where('websites.partner_id', '=', viewer.partner_id)
    .where('changed_by', '=', viewer.user_id)
    .where('changed_at', '>=', lastDay(now))
    .select(['website_id', 'taken_back_at', 'record'])
    .executeTakeFirst()

interface RecordedChange {
  website: LockedWebsite
  /** Of the change. */
  id: number
  record: ChangeRecord
  t: Translate
}

/** Why the change stays: the right to it has gone, somebody has changed the same since, or the rules are against how it was. */
async function errorsOf(services: Services, db: Kysely<Database>, viewer: Viewer, wanted: RecordedChange): Promise<FieldError[]> {
  const { website, id, record, t } = wanted
  const { before } = record
  if (may(actionOf(before), viewer.roles) === 'none') return refusal(t('takeBack.right')).errors
  const since = changedSince(record, website)
  if (since.length > 0) return refusal(await sinceText({ db }, viewer, { website, id, record, since, t })).errors
  // The columns have the names and values of the people of an edit.
  const { status: to, assigned_to: assignee, due_date: dueDate, ...people } = before as WebsitePatch
  const edit = definedOf({ to, assignee, dueDate })
  const context = await workflowContext(services, db, viewer, website, edit)
  return [...unknownPeople({ ...people, ...edit }, context, t), ...transitionErrors(checkTransition(context), t)]
}

const refusal = (message: string) => ({ errors: [{ name: 'change', message }] })

const definedOf = (values: object): Pick<WebsiteEdit, 'to' | 'assignee' | 'dueDate'> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** The right that the change took. */
function actionOf(before: ChangeRecord['before']) {
  const has = (...names: (keyof WebsitePatch)[]) => names.some((name) => name in before)
  if (has('status', 'lost_at', 'lost_reason')) return 'change_status'
  return has('due_date', 'snoozed_until', 'snooze_reason') ? 'change_due_date' : 'assign_website'
}

/** Takes away what came with the change but to-dos that somebody has worked on, and answers how many those are. The log keeps one line. */
async function removeWhatCame(
  services: Services,
  db: Kysely<Database>,
  viewer: Viewer,
  { website, record: { before, came } }: Pick<RecordedChange, 'website' | 'record'>,
): Promise<Change<number>> {
  const { log, todos = [], move } = came
  const { id: websiteId } = website
  if (move) await db.deleteFrom('status_moves').where('id', '=', move).execute()
  const t = languageOf(services.root, viewer.settings)
  for (const id of log) {
    const logged = await db.selectFrom('messages').select(['line', 'message', 'status']).where('id', '=', id).executeTakeFirst()
    if (!logged) continue
    const status = (before as WebsitePatch).status ?? logged.status
    const says = logged.line
      ? lineColumns({ ...logged.line, takenBack: true }, t)
      : { message: t('log.takenBack', { message: logged.message }) }
    await noteOnMessage(db, id, { ...says, status })
  }
  const inLog: News['publish'] = log.length > 0 ? [{ kind: 'message', websiteId }] : []
  if (todos.length === 0) return { changed: 0, publish: inLog }
  await dropUntouched(db, websiteId, todos)
  const { kept } = await live(db, 'todos')
    .select((eb) => eb.fn.countAll<number>().as('kept'))
    .where('id', 'in', todos)
    .where('website_id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return { changed: kept, publish: [...inLog, { kind: 'todo', websiteId }] }
}
