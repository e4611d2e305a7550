import {
  api_partner_domain_mailboxes,
  api_partner_mailbox_create,
  api_partner_mailbox_password,
  api_partner_mailbox_remove,
} from '../../../../src/contract/server'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import { serve } from '../../../kernel/serve'
import { findDomainRow } from '../row/domainRows'
import { changeMailboxPassword, createMailbox, removeMailbox } from './editMailboxes'
import { listMailboxes, mailboxOf, presentMailbox } from './listMailboxes'

async function answerMailbox(services: Services, viewer: Viewer, domainId: number, id: number) {
  const domain = await findDomainRow(services, viewer, { id: domainId })
  const row = await mailboxOf(services.db, domainId, id)
  if (!row) throw new HttpError(404, 'refusal.notFound')
  return presentMailbox(row, domain)
}

export const mailboxRoutes = [
  serve(api_partner_domain_mailboxes, async ({ services, viewer, params, query, t }) =>
    listMailboxes(services, viewer, { domain: await findDomainRow(services, viewer, { id: params.dom }), query, t }),
  ),

  serve(api_partner_mailbox_create, async ({ services, viewer, params, body, t }) => {
    const id = await createMailbox(services, viewer, { domainId: params.dom, draft: body, t })
    return answerMailbox(services, viewer, params.dom, id)
  }),

  serve(api_partner_mailbox_password, async ({ services, viewer, params, body, t }) => {
    await changeMailboxPassword(services, viewer, { domainId: params.dom, id: params.mailbox, ...body, t })
    return answerMailbox(services, viewer, params.dom, params.mailbox)
  }),

  serve(api_partner_mailbox_remove, async ({ c, services, viewer, params }) => {
    await removeMailbox(services, viewer, { domainId: params.dom, id: params.mailbox })
    return c.body(null, 204)
  }),
]
