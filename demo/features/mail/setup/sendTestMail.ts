import { DEFAULT_LOCALE, fullName, isLocale } from '../../../../src/model'
import type { TestMail } from '../../../../src/contract'
import { brandMail, mailBrand } from '../../../outbox/mail/brandMail'
import type { Services, Viewer } from '../../../kernel/context'
import { translator } from '../../../kernel/text/translate'
import { plusAddress } from '../../../outbox/mail/plusAddress'
import { wayOf } from '../../../outbox/mail/transport'
import { createTranscript } from './transcript'

/** Sends a mail to whoever asks, on the way that all mails of the team take, and answers with the talk with the mail server (AC-04). */
export async function sendTestMail(services: Services, viewer: Viewer): Promise<TestMail> {
  const { db, mail, root, clock } = services
  const relay = mail.relay ?? `smtp://127.0.0.1:${mail.port}`
  const transcript = createTranscript()
  const { settings, partner_name: team } = viewer
  const t = translator(root, isLocale(viewer.language) ? viewer.language : DEFAULT_LOCALE)
  const title = t('mailTest.title', { team })
  const content = brandMail(mailBrand(services, team, settings), { locale: viewer.language, title, paragraphs: [t('mailTest.text')] })
  const to = viewer.email
  try {
    const { transport, fromEmail } = await wayOf(db, mail, relay, viewer.partner_id, transcript.logger)
    const from = fromEmail ?? (await plusAddress(db, mail.domain, { kind: 'partner', partnerId: viewer.partner_id }))
    const address = { name: settings.companyName ?? team, address: from }
    await transport.sendMail({ from: address, to: { name: fullName(viewer), address: to }, subject: title, ...content })
    transport.close()
    if (fromEmail)
      await db.updateTable('mail_accounts').set({ verified_at: clock.now() }).where('partner_id', '=', viewer.partner_id).execute()
    return { ok: true, to, transcript: transcript.lines() }
  } catch (error) {
    return {
      ok: false,
      to,
      transcript: [...transcript.lines(), { by: 'note', text: error instanceof Error ? error.message : String(error) }],
    }
  }
}
