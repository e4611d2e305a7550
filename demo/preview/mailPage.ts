import nodemailer from 'nodemailer'
import { intlTag, isEmail } from '../../src/model'
import type { HostContext } from '../kernel/context'
import { EXCHANGER } from '../inbox/postOffice'
import { formValues } from '../kernel/request/formValues'
import { render } from '../pages/render'
import { translator } from '../kernel/text/translate'

const MOST = 50
const MAX_TEXT = 100_000

/** The inbox of everybody outside: what the host sent them, and a form to write to the host as any of them, by SMTP like any mail server. */
export async function mailPage(c: HostContext): Promise<Response> {
  const { root } = c.get('services')
  const title = translator(root, c.get('locale'))('preview.mail.title')
  const mails = await delivered(c)
  const answered = mails.find(({ id }) => String(id) === c.req.query('reply'))
  const partnerId = c.get('viewer')?.partner_id ?? 1
  const draft = answered
    ? { from: answered.recipient, to: answered.replyTo, subject: `Re: ${answered.subject}`, in_reply_to: answered.mailId }
    : { from: 'customer@mail.example', to: `inbox+${partnerId}@${c.get('services').mail.domain}`, subject: '', in_reply_to: '' }
  return render(c, 'preview_mail.njk', {
    title,
    mails,
    draft,
    sent: c.req.query('sent') !== undefined,
    wrong: c.req.query('wrong') !== undefined,
  })
}

async function delivered(c: HostContext) {
  const { db, files, mail: settings, mailReader } = c.get('services')
  const rows = await db.selectFrom('delivered_mails').selectAll().orderBy('id', 'desc').limit(MOST).execute()
  const when = new Intl.DateTimeFormat(intlTag(c.get('locale')), { dateStyle: 'medium', timeStyle: 'short' })
  return Promise.all(
    rows.map(async (row) => {
      const content = await files.get(row.content_hash)
      const mail = content && (await mailReader.read(content, settings.domain))
      return {
        id: row.id,
        mailId: row.mail_id,
        recipient: row.recipient,
        sender: mail?.from.name || mail?.from.email || row.sender,
        replyTo: mail?.replyTo?.email ?? mail?.from.email ?? '',
        subject: row.subject,
        received: when.format(row.received_at),
        text: (mail?.text ?? '').slice(0, MAX_TEXT),
        files: [...(mail?.files ?? []), ...(mail?.leftOut ?? [])].map(({ name }) => name),
      }
    }),
  )
}

/** Sends what the form says to the host's post office, as a mail exchanger of ours that has checked its sender. */
export async function sendAsCustomer(c: HostContext): Promise<Response> {
  const { mail } = c.get('services')
  const { text } = await formValues(c)
  const field = (name: string): string => text(name).slice(0, MAX_TEXT)
  if (!isEmail(field('from')) || !isEmail(field('to'))) return c.redirect('/preview/mail?wrong', 303)
  const result = field('forged') ? 'fail' : 'pass'
  const transport = nodemailer.createTransport({
    host: '127.0.0.1',
    port: mail.port,
    ignoreTLS: true,
    auth: { user: EXCHANGER, pass: mail.exchangerPassword },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  await transport.sendMail({
    from: field('from'),
    to: field('to'),
    subject: field('subject'),
    text: field('text'),
    ...(field('in_reply_to') ? { inReplyTo: field('in_reply_to'), references: field('in_reply_to') } : {}),
    headers: { 'Authentication-Results': `${mail.domain}; spf=${result}; dkim=${result}; dmarc=${result}` },
  })
  return c.redirect('/preview/mail?sent', 303)
}
