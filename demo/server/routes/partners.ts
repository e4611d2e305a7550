import { partner_profile_partner_list, partner_profile_partner_select } from '../../../src/contract/server'
import { primaryRole } from '../../../src/model'
import { type PartnerRow, partnersOf } from '../../db/queries/partners'
import { HttpError } from '../HttpError'
import { framedPage } from '../page'
import { serve } from '../serve'
import { wantsPage } from '../wantsPage'

const START = '/'

export const partnerRoutes = [
  serve(partner_profile_partner_list, async ({ c, services, viewer, t }) => {
    const partners = await partnersOf(services.db, viewer.user_id)
    if (!wantsPage(c)) return partners.map(partnerOf)
    const choices = partners.map((row) => choiceOf(row, viewer.partner_id))
    return framedPage(c, viewer, 'partners.njk', { title: t('menu.partners'), partners: choices })
  }),

  serve(partner_profile_partner_select, async ({ c, services, viewer, params }) => {
    const partners = await partnersOf(services.db, viewer.user_id)
    const chosen = partners.find(({ id }) => id === params.selectedPartner)
    if (!chosen) throw new HttpError(404, 'refusal.notFound')
    await services.db.updateTable('sessions').set({ partner_id: chosen.id }).where('id_hash', '=', viewer.id_hash).execute()
    return wantsPage(c) ? c.redirect(START, 303) : { url: START }
  }),
]

const partnerOf = ({ id, name, settings, roles }: PartnerRow) => ({ id, name, logo: settings.logo ?? null, role: primaryRole(roles) })

const choiceOf = (row: PartnerRow, current: number) => ({
  id: row.id,
  name: row.name,
  roles: row.roles,
  current: row.id === current,
  select_url: `/profile/partner/${row.id}/select`,
})
