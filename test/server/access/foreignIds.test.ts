/** @jest-environment ./test/server/support/environment.cjs */
import * as v from 'valibot'
import type { ServerRoute } from '../../../src/contract/server'
import { policy } from '../../../demo/access/policy/policy'
import { servedRoutes } from '../../../demo/createApp'
import { createPortalLink } from '../../../demo/features/portal/portalLinks'
import { methodsOf, pathTemplate } from '../../../demo/kernel/routePath'
import { LOGINS, seed } from '../../../demo/seeds'
import { bodyWith, idFields } from '../support/bodyWith'
import type { Browser } from '../support/Browser'
import { memberOf } from '../support/memberOf'
import { firstIdOf, sumsOf } from '../support/partnerRows'
import { portalTokenOf } from '../support/portal'
import { startTestHost, type TestHost } from '../support/testHost'

/** The table that an id is of, by the name it has in paths and bodies. What is not here is a person's own, or the same for everybody. */
const TABLES: Readonly<Record<string, string>> = {
  ...{ website: 'websites', websites: 'websites', webcard: 'websites', id: 'websites', targetWebsite: 'websites', source: 'websites' },
  ...{ into: 'websites', lead: 'websites', seen: 'websites' },
  ...{ log: 'messages', message: 'messages', messageId: 'messages', inReplyTo: 'messages', tickets: 'messages', target: 'messages' },
  ...{ staff: 'users', to: 'users', reassignTo: 'users', assignee: 'users', mentions: 'users', assigned_to: 'users', closed_by: 'users' },
  ...{ designed_by: 'users', serviced_by: 'users', todo: 'todos', file: 'files', files: 'files', attachments: 'files', tag: 'tags' },
  ...{ addTags: 'tags', removeTags: 'tags', client: 'partners', dom: 'domains', domainId: 'domains', folder: 'folders', parent: 'folders' },
  ...{ preset: 'presets', collection: 'collections', field: 'collection_fields', item: 'collection_items', macro: 'macros' },
  ...{ template: 'email_templates', email: 'unassigned_emails', ids: 'unassigned_emails', rule: 'inbox_rules', webhook: 'webhooks' },
  ...{ webhooks: 'webhooks', node: 'hosting_nodes', hostingNodes: 'hosting_nodes', annotation: 'website_annotations' },
  ...{ mail: 'outgoing_mails', transfer: 'mail_transfers', report: 'assistant_reports', session: 'work_sessions' },
  ...{ changes: 'website_changes', change: 'website_changes', items: 'dns_records', unlock: 'dns_records', plan: 'reseller_plans' },
}

/** Of these fields the route says what they are of. */
const OF_ROUTE: Readonly<Record<string, string>> = {
  'api_partner_tag_merge into': 'tags',
  'api_partner_client_website_move to': 'partners',
  'api_cms_field_sort ids': 'collection_fields',
  'api_cms_items_delete ids': 'collection_items',
  'partner_email_composer_template_save id': 'email_templates',
  'partner_website_time_spent id': 'work_sessions',
  'cms_preset_save id': 'presets',
  'my_feedback_todo_save id': 'todos',
}

/** What is the same for everybody, whatever the id. */
const OPEN = new Set([
  'partner_website_new',
  'partner_profile_language',
  'api_partner_subscription_preview',
  'api_partner_subscription_plan',
  // Words, not ids.
  'my_onboarding_validate_email',
  'my_synonyms',
])

const FLAGS = {
  ...{ canWhitelabel: true, canUseTools: true, canUseWebhooks: true, isReseller: true, isUserSuggestEnabled: true },
  hasOffers: true,
}

let host: TestHost
/** Somebody with every right at the one partner, who has what belongs to the other in their hands. */
let stranger: Browser
let victim: number
let before: Record<string, string>
const own = new Map<string, number>()
const foreign = new Map<string, number>()

beforeAll(async () => {
  host = await startTestHost()
  const { db, files, clock } = host.services
  await seed({ db, files, name: 'small', now: clock.now() })
  const [first, last] = [LOGINS[0], LOGINS.findLast(({ roles }) => roles.includes('admin'))]
  const [theirs, ours] = [await memberOf(host, first?.email ?? ''), await memberOf(host, last?.email ?? '')]
  victim = theirs.partner_id
  await host.open.db
    .updateTable('partners')
    .set({ flags: JSON.stringify(FLAGS) })
    .where('id', '=', ours.partner_id)
    .execute()
  for (const table of new Set([...Object.values(TABLES), ...Object.values(OF_ROUTE)])) {
    const [mine, other] = [await firstIdOf(host.open.db, table, ours.partner_id), await firstIdOf(host.open.db, table, victim)]
    if (mine !== undefined) own.set(table, mine)
    if (other !== undefined) foreign.set(table, other)
  }
  // Sessions of somebody else have the low ids.
  await host.as(theirs.user_id, theirs.partner_id)
  stranger = await host.as(ours.user_id, ours.partner_id)
  const website = own.get('websites') ?? 0
  await host.open.db.updateTable('websites').set({ status: 'preparation' }).where('id', '=', website).execute()
  await stranger.open(await createPortalLink(host.open.db, { websiteId: website, userId: null, now: clock.now() }))
  stranger.portalToken = await portalTokenOf(host.open, stranger)
  before = await sumsOf(host.open.db, victim)
})
afterAll(() => host.close())

const tableOf = (route: string, name: string): string => OF_ROUTE[`${route} ${name}`] ?? TABLES[name] ?? ''
const ownId = (route: string, name: string): number => own.get(tableOf(route, name)) ?? 1
const foreignId = (route: string, name: string): number => foreign.get(tableOf(route, name)) ?? 1

/** The path with ids of one's own, as far as there are any, but for the one that is named. */
const pathOf = (route: ServerRoute, wrong?: string): string =>
  pathTemplate(route).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(name === wrong ? foreignId(route.name, name) : ownId(route.name, name)),
  )

const asked = servedRoutes().filter(({ name, answer }) => policy[name]?.access !== 'public' && answer !== 'events')

it('nothing of another partner is reached by an id in any path, with every right and every flag', async () => {
  const reached: unknown[] = []
  let tried = 0
  for (const route of asked.filter(({ name }) => !OPEN.has(name))) {
    const names = [...pathTemplate(route).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    for (const name of names.filter((one) => tableOf(route.name, one) !== '' || names.length === 1)) {
      for (const verb of methodsOf(route)) {
        tried++
        const { status } = await stranger.send(verb, pathOf(route, name), verb === 'GET' ? undefined : {})
        if (status < 400 || status >= 500) reached.push([route.name, name, verb, status])
      }
    }
  }
  expect(reached).toEqual([])
  expect(await sumsOf(host.open.db, victim)).toEqual(before)
  expect(tried).toBeGreaterThan(250)
})

/** Fields of requests that get through all the same: what is not theirs is left out, or the id is not looked up. */
const PASSED_OVER: readonly string[] = [
  // Plain data of the person, which is checked when it is used.
  'api_partner_action_keep items.*.change',
  'api_partner_action_leave items.*.change',
  // An id that is none of theirs makes a new one.
  'api_partner_account_save webhooks.*.id',
  'api_partner_account_save hostingNodes.*.id',
  // The text alone is shown and sent.
  'partner_email_composer_mailer_preview template',
  'partner_email_composer_mailer_preview attachments.*',
  'partner_email_composer_mailer_test template',
  'partner_email_composer_mailer_test attachments.*',
  // Nobody is told of a text that stays as it is.
  'partner_website_log_update mentions.*',
  // Each of many is answered for by itself.
  'api_partner_user_assign websites.*',
  'api_partner_websites_change websites.*',
  'api_partner_websites_change change.assigned_to',
  'api_partner_websites_change seen.*.id',
  'api_partner_websites_take_back changes.*',
  'api_partner_websites_deletion websites.*',
]
/** What a body has to say besides, that the other fields do not ask for. */
const besidesOf = ({ name }: ServerRoute): object => {
  if (name === 'api_partner_websites_change') return { websites: [ownId(name, 'websites')] }
  return name === 'partner_unassigned_emails_rule_save' ? { words: 'x' } : {}
}

interface Case {
  route: ServerRoute
  field: string
  body: Record<string, unknown>
}

function cases(): Case[] {
  return asked.flatMap((route) =>
    [...new Map(idFields(route.body).map((path) => [path.join('.'), path])).values()].map((path) => {
      const name = path.findLast((part) => part !== '*' && part !== 'id') ?? 'id'
      const body = bodyWith(route.body, path, foreignId(route.name, name), (other) => ownId(route.name, other))
      return { route, field: path.join('.'), body: { ...besidesOf(route), ...body } }
    }),
  )
}

function send(route: ServerRoute, body: Record<string, unknown>): Promise<Response> {
  const texts = Object.entries(body).map(([name, value]) => [name, String(value)] as const)
  if (route.bodyType === 'form') return stranger.submit(pathOf(route), { ...Object.fromEntries(texts), _csrf: stranger.token })
  const verb = methodsOf(route).at(-1) ?? 'POST'
  if (route.bodyType !== 'multipart') return stranger.send(verb, pathOf(route), body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.set(name, value instanceof Blob ? value : String(value))
  return stranger.send(verb, pathOf(route), form)
}

it('bodies with one id of another partner fit the contract', () => {
  const unfit = cases().filter(({ route, body }) => route.body && !v.safeParse(route.body, body).success)
  expect(unfit.map(({ route, field, body }) => [route.name, field, body])).toEqual([])
})

it('nothing of another partner is reached by an id in any body', async () => {
  const reached: string[] = []
  const all = cases()
  for (const { route, field, body } of all) {
    const { status } = await send(route, body)
    if (status < 400 || status >= 500) reached.push(`${route.name} ${field}`)
  }
  expect(reached.toSorted()).toEqual(PASSED_OVER.toSorted())
  expect(await sumsOf(host.open.db, victim)).toEqual(before)
  expect(all.length).toBeGreaterThan(80)
})
