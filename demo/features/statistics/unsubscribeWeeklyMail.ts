import { Hono } from 'hono'
import { HOUR_MS } from '../../../src/model'
import { brandOfPartner } from '../../db/queries/partners/brandOfPartner'
import { isLive } from '../../db/queries/base'
import { addressOf } from '../../kernel/request/addressOf'
import type { HostContext, HostEnv } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { limitRate } from '../../kernel/limitRate'
import { render } from '../../pages/render'
import { translator } from '../../kernel/text/translate'
import { endWeeklyMail } from './endWeeklyMail'
import { readWeekly } from './weeklyUrl'

const MAX_PER_HOUR = 60

/** `/no-weekly-mail/{token}`: a customer ends the weekly mail about their visits, as `unsubscribeReminders` ends reminders. */
export const unsubscribeWeeklyMail = new Hono<HostEnv>()

unsubscribeWeeklyMail.get('/:token', async (c) => show(c, await siteOf(c)))

unsubscribeWeeklyMail.post('/:token', async (c) => {
  await endWeeklyMail(c.get('services'), await siteOf(c))
  return show(c, await siteOf(c))
})

async function siteOf(c: HostContext) {
  const { db } = c.get('services')
  await limitRate(c, `weekly:${addressOf(c)}`, MAX_PER_HOUR, HOUR_MS)
  const id = await readWeekly(db, c.req.param('token') ?? '')
  const site =
    id &&
    (await db
      .selectFrom('statistics_sites')
      .innerJoin('websites', 'websites.id', 'statistics_sites.website_id')
      .where('statistics_sites.id', '=', id)
      .where(isLive('websites'))
      .select([
        'statistics_sites.id',
        'statistics_sites.website_id',
        'statistics_sites.weekly_mail',
        'websites.partner_id',
        'websites.title',
      ])
      .executeTakeFirst())
  if (!site) throw new HttpError(404, 'refusal.notFound')
  return site
}

async function show(c: HostContext, { partner_id, weekly_mail, title }: Awaited<ReturnType<typeof siteOf>>) {
  const { db, root } = c.get('services')
  const partner = await brandOfPartner(db, partner_id)
  // Its customers know the agency, and not who provides its tools.
  c.set('hostBrand', partner)
  return render(c, 'no_weekly_mail.njk', {
    title: translator(root, c.get('locale'))('weekly.end.title'),
    isOn: weekly_mail,
    values: { agency: partner.settings.companyName || partner.partner_name, website: title },
  })
}
