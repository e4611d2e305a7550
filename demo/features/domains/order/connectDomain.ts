import type { Kysely } from 'kysely'
import type { NewDomain } from '../../../../src/contract'
import type { DnsRecord } from '../../../../src/model'
import type { Database } from '../../../db'
import type { Services, Viewer } from '../../../kernel/context'
import { checkLimit } from '../../../access/checkLimit'
import type { Translate } from '../../../kernel/text/translate'
import { commit, type Change } from '../../../outbox/commit/commit'
import { together } from '../../../kernel/News'
import { copiedRecords } from '../zone/copiedRecords'
import { domainName } from '../claim/domainName'
import { domainLines } from '../row/domainLines'
import { claimName } from '../claim/claimName'
import { addZone } from '../zone/newZone'
import { redirection } from '../change/redirection'
import { refuseField } from '../row/refuse'
import { mainBeside } from '../website/mainDomain'
import { websiteChanged } from '../website/websiteChanged'
import { live, ofPartner } from '../../../db/queries/base'

/** Connects a domain that is registered elsewhere, with its mail records; looking whether it points here begins at once. */
export async function connectDomain(
  services: Services,
  viewer: Viewer,
  request: { websiteId: number; draft: NewDomain; t: Translate },
): Promise<number> {
  const { websiteId, draft, t } = request
  const { name, unicodeName } = domainName(services, draft.name, t)
  const outside = await services.db.selectFrom('outside_domains').selectAll().where('name', '=', name).executeTakeFirst()
  const copied = await copiedRecords(services.dns, name)
  return commit(services, viewer, async (db) => {
    const now = services.clock.now()
    if (draft.role === 'main' && (await hasMain(db, websiteId))) throw refuseField('role', 'domain.mainTaken', t)
    const domain = { partnerId: viewer.partner_id, name }
    const isRedirect = draft.role === 'redirect'
    if (isRedirect && !(await mainBeside(db, websiteId))) throw refuseField('role', 'domain.onlyMain', t)
    const { changed: id, ...added } = await addDomain(db, viewer, t, {
      name,
      unicode_name: unicodeName,
      website_id: websiteId,
      role: isRedirect ? 'redirect' : 'alias',
      redirect: JSON.stringify(isRedirect ? await redirection(db, domain, draft.redirect, t) : null),
      registrar: 'external',
      registrar_name: outside?.registrar ?? null,
      registered_at: outside?.registered_at ?? null,
      expires_at: outside?.expires_at ?? null,
      nameservers: outside?.nameservers ?? [],
      check_at: now,
      copied,
      now,
    })
    const connected = { log: await domainLines(db, websiteId, { kind: 'domain.connected', values: { domain: unicodeName } }) }
    return { changed: id, ...together(added, connected, await websiteChanged(services, db, websiteId)) }
  })
}

async function hasMain(db: Kysely<Database>, websiteId: number): Promise<boolean> {
  const main = live(db, 'domains').select('id').where('website_id', '=', websiteId).where('role', '=', 'main')
  return (await main.executeTakeFirst()) !== undefined
}

interface DomainDraft {
  name: string
  unicode_name: string
  website_id: number
  role: 'alias' | 'redirect'
  redirect: string
  registrar: 'own' | 'external'
  registrar_name: string | null
  registered_at: Date | null
  expires_at: Date | null
  nameservers: string[]
  check_at: Date | null
  registry_state?: 'pendingCreate'
  registry_at?: Date
  years?: number
  auto_renew?: boolean
  dns_managed?: boolean
  owner_state?: 'unverified'
  owner_until?: Date
  copied?: readonly DnsRecord[]
  now: Date
}

/** Adds a row and its zone; two colleagues who want the same name at once get one domain between them, and so do two orders. */
export async function addDomain(
  db: Kysely<Database>,
  viewer: Viewer,
  t: Translate,
  { now, copied = [], ...draft }: DomainDraft,
): Promise<Change<number>> {
  await checkLimit(db, viewer.partner_id, 'domains')
  if (await isRegisteredByOthers(db, viewer, draft.name)) throw refuseField('name', 'domain.taken', t)
  await claimName(db, { partnerId: viewer.partner_id, name: draft.name }, now)
  const added = await db
    .insertInto('domains')
    .values({
      registry_at: null,
      cancel_at: null,
      transfer: 'null',
      transfer_code: null,
      owner_state: null,
      owner_until: null,
      suspended_reason: null,
      dns_check: 'null',
      ssl: 'null',
      deleted_at: null,
      created_at: now,
      updated_at: now,
      ...draft,
      partner_id: viewer.partner_id,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw await taken(db, viewer, draft.name, t)
  await addZone(db, { id: added.id, name: draft.name, websiteId: draft.website_id, copied }, now)
  const data = { domain: draft.name, role: draft.role, registrar: draft.registrar }
  return { changed: added.id, webhooks: [{ event: 'domain_created', websiteId: draft.website_id, data }] }
}

/** What is registered here is whose it is; what others merely connected is whose they show it to be. */
async function isRegisteredByOthers(db: Kysely<Database>, { partner_id }: Viewer, name: string): Promise<boolean> {
  const registered = live(db, 'domains').select('id').where('name', '=', name).where('registrar', '=', 'own')
  const other = await registered.where('partner_id', '!=', partner_id).executeTakeFirst()
  return other !== undefined
}

/** Names the website of ours that has it; of others nothing is told but that it is in use. */
async function taken(db: Kysely<Database>, { partner_id }: Viewer, name: string, t: Translate) {
  const ours = await ofPartner(db, partner_id, 'domains')
    .leftJoin('websites', 'websites.id', 'domains.website_id')
    .select('websites.title')
    .where('domains.name', '=', name)
    .executeTakeFirst()
  if (!ours) return refuseField('name', 'domain.taken', t)
  return refuseField('name', 'domain.takenHere', t, { website: ours.title ?? '–' })
}
