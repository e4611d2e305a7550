import type { Kysely } from 'kysely'
import type { NewWebsite } from '../../../../src/contract'
import { fullFindings, isEmail, type LogLine, type Status } from '../../../../src/model'
import type { Database } from '../../../db'
import { websitesWithin } from '../../../db/queries/websites/websites'
import { addWebsite } from '../../../db/writers/addWebsite'
import type { Change } from '../../../outbox/commit/commit'
import { commitOnce } from '../../../outbox/commit/commitOnce'
import type { Services, Viewer } from '../../../kernel/context'
import { type FieldError, HttpError } from '../../../kernel/HttpError'
import { checkLimit } from '../../../access/checkLimit'
import { statusesOf } from '../../../pages/navigation'
import type { Translate } from '../../../kernel/text/translate'
import { addStatusTodos } from '../../todos/addStatusTodos'
import { copySource } from './copySource'
import { scopeOf } from '../../../access/scope'
import { limitsFor } from '../rules/teamLimits'
import { transitionErrors } from '../rules/transitionErrors'
import { worksHere } from '../../../access/worksHere'
import { ofPartner } from '../../../db/queries/base'

interface Asked extends NewWebsite {
  readonly key?: string | undefined
}

/** Makes a website, from a template or a copy of another one if asked to, once for a key, and answers its id. */
export async function createWebsite(services: Services, viewer: Viewer, { key, ...form }: Asked, t: Translate): Promise<number> {
  const errors = await wrongFields(services, viewer, form, t)
  if (errors.length > 0) throw new HttpError(422, 'refusal.fields', { errors })
  return commitOnce(services, viewer, key, async (db) => insert(services, db, viewer, form, await sourceOf(db, viewer, form.source), t))
}

async function wrongFields({ db }: Services, viewer: Viewer, form: NewWebsite, t: Translate): Promise<FieldError[]> {
  const errors: FieldError[] = []
  if (form.customerEmail && !isEmail(form.customerEmail)) errors.push({ name: 'customerEmail', message: t('fieldIssue.email') })
  if (form.status && !statusesOf(viewer).includes(form.status)) errors.push({ name: 'status', message: t('transition.status_inactive') })
  if (form.assigned_to && !(await worksHere(db, viewer, form.assigned_to))) errors.push({ name: 'assigned_to', message: t('field.person') })
  return errors
}

/** Templates are there for everybody; other websites can be copied by whoever sees them. */
export async function sourceOf(db: Kysely<Database>, viewer: Viewer, id: number | undefined) {
  if (id === undefined) return null
  const template = ofPartner(db, viewer.partner_id, 'websites').selectAll().where('id', '=', id).where('is_template', '=', true)
  const source =
    (await template.executeTakeFirst()) ??
    (await websitesWithin(db, scopeOf(viewer)).selectAll('websites').where('websites.id', '=', id).executeTakeFirst())
  if (!source) throw new HttpError(404, 'refusal.notFound')
  return source
}

type Source = NonNullable<Awaited<ReturnType<typeof sourceOf>>>

async function insert(
  services: Services,
  db: Kysely<Database>,
  viewer: Viewer,
  form: NewWebsite,
  source: Source | null,
  t: Translate,
): Promise<Change<number>> {
  await checkLimit(db, viewer.partner_id, 'websites')
  const now = services.clock.now()
  const status: Status = form.status ?? 'preparation'
  await checkRoom(services, db, viewer, form, status, t)
  const id = await addWebsite(db, {
    partner_id: viewer.partner_id,
    title: form.title.trim(),
    status,
    assigned_to: form.assigned_to ?? null,
    created_by: viewer.user_id,
    lead_source: form.lead_source || null,
    lead_value: form.lead_value ?? null,
    language: source?.language ?? viewer.settings.language ?? 'en',
    customer: JSON.stringify(customerOf(form, source)),
    contact: JSON.stringify(source && !source.is_template ? source.contact : {}),
    created_at: now,
  })
  const website = { id, partner_id: viewer.partner_id, status }
  await addStatusTodos(db, { website, status, assignee: form.assigned_to ?? null, at: now })
  if (source) await copySource(db, source, website, now)
  await db.insertInto('follows').values({ website_id: id, user_id: viewer.user_id, created_at: now }).execute()
  const line: LogLine = source ? { kind: 'created.template', values: { template: source.title } } : { kind: 'created', values: {} }
  return {
    changed: id,
    log: [{ website, line }],
    webhooks: [{ event: 'website_created', websiteId: id }],
    notices: [
      { kind: 'assigned', websiteId: id, to: form.assigned_to },
      { kind: 'created', websiteId: id },
    ],
    publish: [{ kind: 'website', websiteId: id }, { kind: 'counts' }],
  }
}

/** A website that is new takes up room as one that comes from another status does. */
async function checkRoom(services: Services, db: Kysely<Database>, viewer: Viewer, form: NewWebsite, status: Status, t: Translate) {
  const assignee = form.assigned_to ?? null
  const limits = await limitsFor(services, db, viewer, { to: status, assignee })
  if (!limits) return
  const full = fullFindings(limits, { entered: status, assignee: status === 'done' ? null : assignee })
  const errors = transitionErrors(
    full.map((finding) => ({ ...finding, overridable: false })),
    t,
  )
  if (errors.length > 0) throw new HttpError(422, 'refusal.fields', { errors })
}

/** A copy keeps its customer, a website from a template gets its own. */
function customerOf({ customerEmail }: NewWebsite, source: Source | null): Record<string, unknown> {
  const copied = source && !source.is_template ? source.customer : {}
  return customerEmail ? { ...copied, email: customerEmail.trim() } : copied
}
