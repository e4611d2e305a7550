import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { customerOf } from '../customers/customerOf'
import { commit } from '../../outbox/commit/commit'
import { queuePortalLink } from './mailPortalLink'
import { createPortalLink } from './portalLinks'

interface Invitation {
  websiteId: number
  /** To the customer by mail; else only made, for whoever asks. */
  mail: boolean
  origin: string
  t: Translate
}

/** A link that lets the customer of the website in: mailed to them, or answered to be sent another way. */
export function inviteToPortal(services: Services, viewer: Viewer, { websiteId, mail, origin, t }: Invitation) {
  return commit<{ url: string | null; sentTo: string | null }>(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    if (mail) {
      const { email } = customerOf(website)
      if (!email) throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'mail', message: t('field.recipient') }] })
      const queued = await queuePortalLink(services, db, website, { email, origin, by: viewer })
      return { changed: { url: null, sentTo: email }, ...queued }
    }
    const path = await createPortalLink(db, { websiteId, userId: viewer.user_id, now: services.clock.now() })
    return { changed: { url: `${origin}${path}`, sentTo: null }, log: [{ website, line: { kind: 'portalLink', values: {} } }] }
  })
}
