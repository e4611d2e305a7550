import {
  api_partner_mail_transfer,
  api_partner_mail_transfer_cancel,
  api_partner_mail_transfer_check,
  api_partner_mail_transfer_create,
  api_partner_mail_transfer_pause,
  api_partner_mail_transfer_resume,
  api_partner_mail_transfer_start,
  api_partner_mail_transfers,
  partner_tools_mail_transfer,
} from '../../../src/contract/server'
import { listTransfers, presentTransfer } from './present'
import { cancelTransfer, checkServer, createTransfer, pauseTransfer, resumeTransfer, startTransfer } from './transfers'
import { page } from '../../pages/frame'
import { serve } from '../../kernel/serve'

export const mailTransferRoutes = [
  serve(partner_tools_mail_transfer, ({ c, viewer, t }) => page(c, viewer, t('page.mailTransfer'))),

  serve(api_partner_mail_transfers, ({ services, viewer, query }) => listTransfers(services, viewer, query)),

  serve(api_partner_mail_transfer_create, async ({ services, viewer, body }) => {
    return presentTransfer(services, viewer, await createTransfer(services, viewer, body))
  }),

  serve(api_partner_mail_transfer_check, async ({ services, viewer, body }) => {
    return checkServer(services, viewer, body)
  }),

  serve(api_partner_mail_transfer, ({ services, viewer, params }) => presentTransfer(services, viewer, params.transfer)),

  serve(api_partner_mail_transfer_start, async ({ services, viewer, params, body }) => {
    const id = params.transfer
    await startTransfer(services, viewer, id, body)
    return presentTransfer(services, viewer, id)
  }),

  serve(api_partner_mail_transfer_pause, async ({ services, viewer, params }) => {
    const id = params.transfer
    await pauseTransfer(services, viewer, id)
    return presentTransfer(services, viewer, id)
  }),

  serve(api_partner_mail_transfer_resume, async ({ services, viewer, params, body }) => {
    const id = params.transfer
    await resumeTransfer(services, viewer, id, body.passwords)
    return presentTransfer(services, viewer, id)
  }),

  serve(api_partner_mail_transfer_cancel, async ({ services, viewer, params }) => {
    const id = params.transfer
    await cancelTransfer(services, viewer, id)
    return presentTransfer(services, viewer, id)
  }),
]
