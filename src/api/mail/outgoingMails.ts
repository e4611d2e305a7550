import {
  api_partner_outgoing_mail_resend,
  api_partner_outgoing_mails,
  api_partner_suppressed_address_remove,
  api_partner_suppressed_addresses,
} from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

// The lists say themselves that they could not be loaded.
const silent = { silent: true }

export const { useOutgoingMailsQuery, useResendMailMutation, useSuppressedAddressesQuery, useRemoveSuppressedAddressMutation } = api
  .enhanceEndpoints({ addTagTypes: ['OutgoingMails', 'SuppressedAddresses'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** What became of mails that were sent. */
      outgoingMails: build.query({ ...call(api_partner_outgoing_mails), extraOptions: silent, providesTags: ['OutgoingMails'] }),
      resendMail: build.mutation({ ...call(api_partner_outgoing_mail_resend), invalidatesTags: ['OutgoingMails'] }),
      /** Addresses that get no mail, or no reminders. */
      suppressedAddresses: build.query({
        ...call(api_partner_suppressed_addresses),
        extraOptions: silent,
        providesTags: ['SuppressedAddresses'],
      }),
      removeSuppressedAddress: build.mutation({
        ...call(api_partner_suppressed_address_remove),
        invalidatesTags: ['SuppressedAddresses'],
      }),
    }),
  })
