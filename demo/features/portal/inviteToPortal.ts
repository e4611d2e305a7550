import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { lockWebsite } from '../../db/queries/lockWebsite'
import { logTranslator, writeLog } from '../../kernel/log/writeLog'
import { customerOf } from '../customers/customerOf'
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
  return services.db.transaction().execute(async (db) => {
    const website = await lockWebsite(db, websiteId)
    if (mail) {
      const { email } = customerOf(website)
      if (!email) throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'mail', message: t('field.recipient') }] })
      await queuePortalLink(services, db, website, { email, origin, by: viewer })
      return { url: null, sentTo: email }
    }
    const now = services.clock.now()
    const path = await createPortalLink(db, { websiteId, userId: viewer.user_id, now })
    const message = logTranslator(services, viewer)('log.portalLink')
    await writeLog(db, website, [{ category: 'system', message }], { by: viewer.user_id, at: now })
    return { url: `${origin}${path}`, sentTo: null }
  })
}
