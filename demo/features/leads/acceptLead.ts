import { isLead } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { customerOf } from '../customers/customerOf'
import { queuePortalLink } from '../portal/mailPortalLink'
import type { Translate } from '../../kernel/text/translate'
import { changeWithin, type Outcome } from '../websites/changeWebsite'
import { copySource } from '../websites/copySource'
import { sourceOf } from '../websites/createWebsite'
import { lockWebsite } from '../../db/queries/lockWebsite'
import { logTranslator, writeLog } from '../../kernel/log/writeLog'

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
  return services.db.transaction().execute(async (db) => {
    const lead = await lockWebsite(db, websiteId)
    if (!isLead(lead.status)) throw new HttpError(404, 'refusal.notFound')
    const { email } = customerOf(lead)
    if (invite && !email) throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'invite', message: t('field.recipient') }] })
    const source = await sourceOf(db, viewer, template)
    const outcome = await changeWithin(services, db, viewer, { websiteId, edit: { to: 'preparation' }, version, t })
    if (outcome.kind !== 'changed') return outcome
    const accepted = await lockWebsite(db, websiteId)
    const now = services.clock.now()
    if (source) {
      await copySource(db, source, accepted, now)
      const message = logTranslator(services, viewer)('log.template', { template: source.title })
      await writeLog(db, accepted, [{ category: 'system', message }], { by: viewer.user_id, at: now })
    }
    if (invite && email) await queuePortalLink(services, db, accepted, { email, origin, by: viewer })
    return outcome
  })
}
