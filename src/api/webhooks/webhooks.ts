import {
  api_partner_account_save,
  api_partner_webhook_deliveries,
  api_partner_webhook_redeliver,
  api_partner_webhook_rotate,
  api_partner_webhook_test,
  type Webhook,
  type WebhookDraft,
} from '../../contract'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'
import { send } from '../call/send'
import { refreshAccount, rememberAccount } from '../account'

export const { useWebhookDeliveriesQuery, useTestWebhookMutation, useRedeliverMutation } = api
  .enhanceEndpoints({ addTagTypes: ['Account', 'Deliveries'] })
  .injectEndpoints({
    endpoints: (build) => ({
      webhookDeliveries: build.query({
        ...call(api_partner_webhook_deliveries),
        extraOptions: { silent: true },
        providesTags: ['Deliveries'],
      }),
      testWebhook: build.mutation({ ...call(api_partner_webhook_test), invalidatesTags: ['Deliveries'] }),
      redeliver: build.mutation({ ...call(api_partner_webhook_redeliver), invalidatesTags: ['Deliveries'] }),
    }),
  })

/** Saves the list of webhooks. Secrets of new ones are only in the answer: the cache, and with it the store, never gets them. */
export const saveWebhooks =
  (webhooks: WebhookDraft[], version: number | undefined): AppThunk<Promise<Webhook[]>> =>
  async (dispatch) => {
    const account = await dispatch(send(api_partner_account_save, { body: { webhooks, version } }, { silent: true }))
    dispatch(rememberAccount({ ...account, webhooks: account.webhooks.map((hook) => ({ ...hook, secret: null })) }))
    return account.webhooks
  }

/** A new secret, told once. */
export const rotateWebhook =
  (id: number): AppThunk<Promise<Webhook>> =>
  async (dispatch) => {
    const hook = await dispatch(send(api_partner_webhook_rotate, { params: { webhook: id } }))
    dispatch(refreshAccount())
    return hook
  }
