import { Hono } from 'hono'
import { HOUR_MS } from '../../../src/model'
import { brandOfPartner } from '../../db/queries/partners/brandOfPartner'
import { allowReminders, refusedAddresses, refuseReminders } from '../../outbox/mail/refusals/refusals'
import { readRefusal, refusalUrl } from '../../outbox/mail/refusals/refusalUrl'
import { addressOf } from '../../kernel/request/addressOf'
import type { HostContext, HostEnv } from '../../kernel/context'
import { formValues } from '../../kernel/request/formValues'
import { HttpError } from '../../kernel/HttpError'
import { limitRate } from '../../kernel/limitRate'
import { render } from '../../pages/render'
import { translator } from '../../kernel/text/translate'
import { commit } from '../../outbox/commit/commit'

const MAX_PER_HOUR = 60

/**
 * `/no-reminders/{token}`: whoever got a reminder says that they want no more, or that they do again. By a button, as programs that scan mails
 * follow links too; mail programs post here by themselves when somebody presses theirs (RFC 8058).
 */
export const unsubscribeReminders = new Hono<HostEnv>()

unsubscribeReminders.get('/:token', async (c) => show(c, await addresseeOf(c)))

unsubscribeReminders.post('/:token', async (c) => {
  const services = c.get('services')
  const { db, clock, publicUrl } = services
  const addressee = await addresseeOf(c)
  const { text } = await formValues(c)
  if (text('again')) await allowReminders(db, addressee)
  else {
    const url = await refusalUrl(db, publicUrl, addressee)
    const by = { partner_id: addressee.partnerId, user_id: null }
    await commit(services, by, (transaction) => refuseReminders(transaction, addressee, url, clock.now()))
  }
  return show(c, addressee)
})

async function addresseeOf(c: HostContext) {
  await limitRate(c, `reminders:${addressOf(c)}`, MAX_PER_HOUR, HOUR_MS)
  const addressee = await readRefusal(c.get('services').db, c.req.param('token') ?? '')
  if (!addressee) throw new HttpError(404, 'refusal.notFound')
  return addressee
}

async function show(c: HostContext, addressee: { partnerId: number; email: string }) {
  const { db } = c.get('services')
  const partner = await brandOfPartner(db, addressee.partnerId)
  // Its customers know the agency, and not who provides its tools.
  c.set('hostBrand', partner)
  const [refused] = await refusedAddresses(db, addressee.partnerId, [addressee.email])
  return render(c, 'no_reminders.njk', {
    title: translator(c.get('services').root, c.get('locale'))('reminders.title'),
    isRefused: refused !== undefined,
    values: { agency: partner.settings.companyName || partner.partner_name, email: addressee.email },
  })
}
