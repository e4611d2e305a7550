import {
  api_partner_mail_transfer,
  api_partner_mail_transfer_cancel,
  api_partner_mail_transfer_check,
  api_partner_mail_transfer_create,
  api_partner_mail_transfer_pause,
  api_partner_mail_transfer_resume,
  api_partner_mail_transfer_start,
  api_partner_mail_transfers,
} from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

// What failed is said where it was asked for.
const quiet = { silent: true }
const changed = { extraOptions: quiet, invalidatesTags: ['MailTransfers'] as const }

export const {
  useMailTransfersQuery,
  useMailTransferQuery,
  useCheckMailServerMutation,
  useCreateMailTransferMutation,
  useStartMailTransferMutation,
  usePauseMailTransferMutation,
  useResumeMailTransferMutation,
  useCancelMailTransferMutation,
} = api.enhanceEndpoints({ addTagTypes: ['MailTransfers'] }).injectEndpoints({
  endpoints: (build) => ({
    mailTransfers: build.query({ ...call(api_partner_mail_transfers), extraOptions: quiet, providesTags: ['MailTransfers'] }),
    mailTransfer: build.query({ ...call(api_partner_mail_transfer), extraOptions: quiet, providesTags: ['MailTransfers'] }),
    checkMailServer: build.mutation({ ...call(api_partner_mail_transfer_check), extraOptions: quiet }),
    createMailTransfer: build.mutation({ ...call(api_partner_mail_transfer_create), ...changed }),
    startMailTransfer: build.mutation({ ...call(api_partner_mail_transfer_start), ...changed }),
    pauseMailTransfer: build.mutation({ ...call(api_partner_mail_transfer_pause), ...changed }),
    resumeMailTransfer: build.mutation({ ...call(api_partner_mail_transfer_resume), ...changed }),
    cancelMailTransfer: build.mutation({ ...call(api_partner_mail_transfer_cancel), ...changed }),
  }),
})
