import {
  api_partner_domain_mailboxes,
  api_partner_mailbox_create,
  api_partner_mailbox_password,
  api_partner_mailbox_remove,
  type ListQuery,
  type Mailbox,
  type MailboxList,
  type NewMailbox,
} from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

// The dialogs say what failed in their own place.
const silent = { silent: true }
// The list of domains says how many there are, the log of the website what was done.
const changed = ['Mailboxes', 'Domains', 'Website'] as const

interface OfMailbox {
  readonly domainId: number
  readonly id: number
}

export const { useMailboxesQuery, useCreateMailboxMutation, useMailboxPasswordMutation, useRemoveMailboxMutation } = api
  .enhanceEndpoints({ addTagTypes: ['Domains', 'Mailboxes', 'Website'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The mailboxes of a domain, by page. */
      mailboxes: build.query<MailboxList, { domainId: number; query: ListQuery }>({
        query: ({ domainId, query }) => call(api_partner_domain_mailboxes).query({ params: { dom: domainId }, query }),
        extraOptions: silent,
        providesTags: ['Mailboxes'],
      }),
      createMailbox: build.mutation<Mailbox, { domainId: number; draft: NewMailbox }>({
        query: ({ domainId, draft }) => call(api_partner_mailbox_create).query({ params: { dom: domainId }, body: draft }),
        extraOptions: silent,
        invalidatesTags: changed,
      }),
      mailboxPassword: build.mutation<Mailbox, OfMailbox & { password: string }>({
        query: ({ domainId, id, password }) =>
          call(api_partner_mailbox_password).query({ params: { dom: domainId, mailbox: id }, body: { password } }),
        extraOptions: silent,
        invalidatesTags: ['Website'],
      }),
      /** With everything in it. */
      removeMailbox: build.mutation<null, OfMailbox>({
        query: ({ domainId, id }) => call(api_partner_mailbox_remove).query({ params: { dom: domainId, mailbox: id } }),
        extraOptions: silent,
        invalidatesTags: changed,
      }),
    }),
  })
