import {
  api_partner_account_forward_test,
  api_partner_account_forward_test_start,
  api_partner_account_own_domain,
  api_partner_account_own_domain_check,
  api_partner_account_sender,
  api_partner_account_sender_key,
  api_partner_account_test_mail,
} from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

/** Tries of the settings on the world outside: its name servers, the team's mail server and mailbox. */
export const {
  useLazySenderCheckQuery,
  useMakeSendingKeyMutation,
  useTestMailMutation,
  useForwardTestQuery,
  useStartForwardTestMutation,
  useOwnDomainQuery,
  useLazyOwnDomainQuery,
  useProveOwnDomainMutation,
} = api.enhanceEndpoints({ addTagTypes: ['ForwardTest', 'OwnDomain', 'Sender'] }).injectEndpoints({
  endpoints: (build) => ({
    senderCheck: build.query({ ...call(api_partner_account_sender), providesTags: ['Sender'] }),
    makeSendingKey: build.mutation({
      ...call(api_partner_account_sender_key),
      invalidatesTags: ['Sender'],
    }),
    testMail: build.mutation(call(api_partner_account_test_mail)),
    forwardTest: build.query({
      ...call(api_partner_account_forward_test),
      extraOptions: { silent: true },
      providesTags: ['ForwardTest'],
    }),
    startForwardTest: build.mutation({ ...call(api_partner_account_forward_test_start), invalidatesTags: ['ForwardTest'] }),
    ownDomain: build.query({ ...call(api_partner_account_own_domain), extraOptions: { silent: true }, providesTags: ['OwnDomain'] }),
    proveOwnDomain: build.mutation({
      ...call(api_partner_account_own_domain_check),
      extraOptions: { silent: true },
      invalidatesTags: ['OwnDomain'],
    }),
  }),
})
