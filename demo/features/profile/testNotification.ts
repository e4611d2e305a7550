import { fullName } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import type { Translate } from '../../kernel/text/translate'
import { brandMail, mailBrand } from '../../outbox/mail/brandMail'
import { queueMail } from '../../outbox/mail/queueMail'

/** Mails the person what a notification looks like, to where they all go (PR-06). */
export async function sendTestNotification(services: Services, viewer: Viewer, t: Translate): Promise<void> {
  const { partner_id: partnerId, partner_name: team, settings, email } = viewer
  const title = t('notification.test.title')
  await queueMail(services, services.db, {
    partnerId,
    kind: 'test',
    to: [{ name: fullName(viewer), email }],
    subject: title,
    ...brandMail(mailBrand(services, team, settings), { locale: t.locale, title, paragraphs: [t('notification.test.text', { team })] }),
    createdBy: viewer.user_id,
  })
}
