import { isLead } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { customerOf } from '../customers/customerOf'
import { queuePortalLink } from '../portal/mailPortalLink'
import type { Translate } from '../../kernel/text/translate'
import { changeWithin, type Outcome } from '../websites/change/changeWebsite'
import { copySource } from '../websites/create/copySource'
import { sourceOf } from '../websites/create/createWebsite'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { commit } from '../../outbox/commit/commit'
import { type News, together } from '../../kernel/News'

interface Acceptance {
  websiteId: number
  template: number | undefined
  invite: boolean
  version: number | undefined
  /** Of the links in the mail. */
  origin: string
  t: Translate
}

/** The work on a lead begins, with all that was asked for or not at all. */
export function acceptLead(services: Services, viewer: Viewer, acceptance: Acceptance): Promise<Outcome> {
  const { websiteId, template, invite, version, origin, t } = acceptance
  return commit<Outcome>(services, viewer, async (db) => {
    const lead = await lockWebsite(db, websiteId)
    if (!isLead(lead.status)) throw new HttpError(404, 'refusal.notFound')
    const { email } = customerOf(lead)
    if (invite && !email) throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'invite', message: t('field.recipient') }] })
    const source = await sourceOf(db, viewer, template)
    const outcome = await changeWithin(services, db, viewer, { websiteId, edit: { to: 'preparation' }, version, t })
    if (outcome.kind !== 'changed') return { changed: outcome }
    const accepted = await lockWebsite(db, websiteId)
    if (source) await copySource(db, source, accepted, services.clock.now())
    const copied: News = source ? { log: [{ website: accepted, line: { kind: 'template', values: { template: source.title } } }] } : {}
    const invited = invite && email ? await queuePortalLink(services, db, accepted, { email, origin, by: viewer }) : {}
    return { changed: outcome, ...together(copied, invited) }
  })
}
