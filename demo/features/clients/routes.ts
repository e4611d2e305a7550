import {
  api_partner_client,
  api_partner_client_create,
  api_partner_client_delete,
  api_partner_client_invite,
  api_partner_client_update,
  api_partner_client_view,
  api_partner_client_website_effects,
  api_partner_client_website_move,
  api_partner_clients,
  partner_client,
  partner_clients,
  partner_view_exit,
} from '../../../src/contract/server'
import { endView } from '../../db/queries/people/sessions'
import { searchFor } from '../../../src/model'
import { pageOf, sorted } from '../../kernel/request/listQuery'
import { page } from '../../pages/frame'
import { publicOrigin } from '../../kernel/request/publicOrigin'
import { clientDetails } from './clientDetails'
import { clientsOf, deleteClient, findClient, type ListedClient, updateClient, viewClient, withUsage } from './clients'
import { createClient } from './createClient'
import { inviteClient } from './inviteClient'
import { effectsOfMove, moveWebsite } from './moveWebsite'
import { requestKey } from '../../kernel/request/requestKey'
import { serve } from '../../kernel/serve'

export const clientsRoutes = [
  serve(partner_clients, ({ c, viewer, t }) => page(c, viewer, t('menu.clients'))),

  serve(partner_client, async ({ c, services, viewer, params }) =>
    page(c, viewer, (await findClient(services.db, viewer, params.client)).company),
  ),

  serve(api_partner_clients, async ({ services, viewer, query }) => {
    const isFound = searchFor(query.search ?? '')
    const clients = (await clientsOf(services.db, viewer.partner_id))
      .filter(({ company, email, number }) => isFound(`${company} ${email ?? ''} ${number ?? ''}`))
      .filter(({ status }) => !query.status || query.status === status)
    const { items, ...rest } = pageOf(sorted(clients, query.sort, SORTS), query)
    return { items: await Promise.all(items.map((client) => withUsage(services.db, client))), ...rest }
  }),

  serve(api_partner_client, ({ c, services, viewer, params }) => clientDetails(services, viewer, params.client, c.get('locale'))),

  serve(api_partner_client_website_effects, ({ services, viewer, params, query }) =>
    effectsOfMove(services.db, viewer, { website: params.website, from: params.client, to: query.to }),
  ),

  serve(api_partner_client_website_move, async ({ c, services, viewer, params, body, t }) => {
    await moveWebsite(services, viewer, { website: params.website, from: params.client, to: body.to }, t)
    return c.body(null, 204)
  }),

  serve(api_partner_client_create, async ({ c, services, viewer, body, t }) => {
    return findClient(services.db, viewer, await createClient(services, viewer, { ...body, key: requestKey(c) }, t, publicOrigin(c)))
  }),

  serve(api_partner_client_update, async ({ services, viewer, params, body, t }) => {
    const id = params.client
    await updateClient(services, viewer, id, body, t)
    return findClient(services.db, viewer, id)
  }),

  serve(api_partner_client_delete, async ({ c, services, viewer, params, t }) => {
    await deleteClient(services, viewer, params.client, t)
    return c.body(null, 204)
  }),

  serve(api_partner_client_invite, async ({ c, services, viewer, params, t }) => {
    const id = params.client
    await inviteClient({ services, viewer, t, origin: publicOrigin(c) }, id)
    return findClient(services.db, viewer, id)
  }),

  serve(api_partner_client_view, async ({ services, viewer, params, body }) => {
    await viewClient(services, viewer, params.client, body.reason)
    return { url: '/' }
  }),

  serve(partner_view_exit, async ({ c, services, viewer }) => {
    await endView(services.db, viewer.id_hash)
    return c.redirect('/clients', 303)
  }),
]

const SORTS = {
  company: (a: ListedClient, b: ListedClient) => a.company.localeCompare(b.company),
  createdAt: (a: ListedClient, b: ListedClient) => a.createdAt.localeCompare(b.createdAt),
  websiteCount: (a: ListedClient, b: ListedClient) => a.websiteCount - b.websiteCount,
  status: (a: ListedClient, b: ListedClient) => a.status.localeCompare(b.status),
}
