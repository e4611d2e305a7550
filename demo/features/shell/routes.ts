import {
  partner_events,
  partner_goals,
  partner_goals_dismiss,
  partner_index,
  partner_logout,
  partner_profile_partner_list,
  partner_profile_partner_select,
  partner_reengage,
  partner_session_start,
  partner_sidebar_counts,
  view_privacy,
} from '../../../src/contract/server'
import { authorisationRoles, may, primaryRole } from '../../../src/model'
import { sidebarCounts } from '../../db/queries/pages/counts'
import { goalsOf } from './queries'
import { type PartnerRow, partnersOf } from '../../db/queries/partners/partners'
import { selectPartner } from '../../db/queries/people/sessions'
import { HttpError } from '../../kernel/HttpError'
import { savePreferences } from '../personal/preferences'
import type { HostContext, Viewer } from '../../kernel/context'
import { countsOf } from '../websites/list/countsOf'
import { eventStream } from './eventStream'
import { isSameOrigin } from '../../access/middleware/csrf'
import { framedPage, page } from '../../pages/frame'
import { render } from '../../pages/render'
import { serve } from '../../kernel/serve'
import { endSession } from '../../access/sessions/sessions'
import { signIn } from '../../access/signIn/signIn'
import { wantsPage } from '../../kernel/request/wantsPage'
import { whoToAsk } from '../../access/whoToAsk'
import { overviewContent } from './overviewContent'

const START = '/'

const isWebAddress = (url: string | undefined): url is string => url !== undefined && /^https?:\/\//i.test(url)

/** The agency's own pages about its customers' data and its terms. */
function legalPages(c: HostContext) {
  const brand = c.get('customer') ?? c.get('viewer') ?? c.get('hostBrand')
  const { privacyPolicyUrl, termsOfServiceUrl } = brand?.settings ?? {}
  const pages = [
    { key: 'privacy.policy', url: privacyPolicyUrl },
    { key: 'privacy.terms', url: termsOfServiceUrl },
  ]
  return { team: brand?.partner_name ?? '', pages: pages.filter(({ url }) => isWebAddress(url)) }
}

async function overview(c: HostContext, viewer: Viewer, title: string): Promise<Response> {
  const content = await overviewContent(c, viewer)
  return page(c, viewer, title, { ...content, beside: content.overview.shows_goals ? ['goals'] : [] })
}

export const shellRoutes = [
  serve(partner_index, async ({ c, viewer, t }) => {
    if (authorisationRoles(viewer.roles).length > 0) return overview(c, viewer, t('overview.title'))
    const forename = viewer.forename || viewer.name || viewer.email
    return framedPage(c, viewer, 'no_role.njk', { title: t('overview.title'), forename, ask: await whoToAsk(c, viewer) })
  }),

  // People see how far they are on the overview.
  serve(partner_goals, async ({ c, services, viewer }) =>
    wantsPage(c) ? c.redirect(START, 303) : { result: await goalsOf(services.db, viewer.partner_id) },
  ),

  serve(partner_goals_dismiss, async ({ c, services, viewer }) => {
    await savePreferences(services, viewer, { goalsDismissed: true })
    return c.body(null, 204)
  }),

  serve(partner_sidebar_counts, async ({ services, viewer }) => {
    const counts = await sidebarCounts(services.db, countsOf(services, viewer)).executeTakeFirstOrThrow()
    return may('see_unassigned_emails', viewer.roles) === 'none' ? { ...counts, unassigned: 0 } : counts
  }),

  serve(partner_events, async ({ c, viewer }) => eventStream(c, viewer)),

  serve(partner_session_start, async ({ c, body, t }) => {
    const result = await signIn(c, body)
    if (!(result instanceof HttpError)) return result
    if (result.status === 429) throw result
    const name = result.messageKey.startsWith('login.code.') ? 'code' : 'password'
    throw new HttpError(422, 'refusal.fields', { errors: [{ name, message: t(result.messageKey, result.values) }] })
  }),

  // The menu goes here by a plain link, so GET ends the session; another site's link to it does not.
  serve(partner_logout, async ({ c }) => {
    if (!isSameOrigin(c)) return c.redirect('/', 303)
    await endSession(c)
    c.header('Clear-Site-Data', '"cache"')
    return c.redirect('/login?notice=loggedOut', 303)
  }),

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
    await selectPartner(services.db, viewer.id_hash, chosen.id)
    return wantsPage(c) ? c.redirect(START, 303) : { url: START }
  }),

  serve(view_privacy, async ({ c, t }) =>
    render(c, 'public.njk', { title: t('page.privacy'), kind: 'privacy', locales: [], legal: legalPages(c) }),
  ),

  serve(partner_reengage, ({ c, viewer, t }) => page(c, viewer, t('view.reengage'))),
]

const partnerOf = ({ id, name, settings, roles }: PartnerRow) => ({ id, name, logo: settings.logo ?? null, role: primaryRole(roles) })

const choiceOf = (row: PartnerRow, current: number) => ({
  id: row.id,
  name: row.name,
  roles: row.roles,
  current: row.id === current,
  select_url: `/profile/partner/${row.id}/select`,
})
