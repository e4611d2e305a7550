import {
  api_partner_code_app_create,
  api_partner_code_app_prove,
  api_partner_code_app_remove,
  api_partner_confirm,
  api_partner_confirm_options,
  api_partner_passkey_begin,
  api_partner_passkey_create,
  api_partner_passkey_remove,
  api_partner_recovery_codes,
  api_partner_second_steps,
  type CodeAppProof,
  type CodeAppSetup,
} from '../../contract'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'
import { choosePasskey, makePasskey } from '../call/passkey'
import { send } from '../call/send'

const secondSteps = api.enhanceEndpoints({ addTagTypes: ['SecondSteps'] }).injectEndpoints({
  endpoints: (build) => ({
    secondSteps: build.query({ ...call(api_partner_second_steps), extraOptions: { silent: true }, providesTags: ['SecondSteps'] }),
    removeCodeApp: build.mutation({ ...call(api_partner_code_app_remove), invalidatesTags: ['SecondSteps'] }),
    removePasskey: build.mutation({ ...call(api_partner_passkey_remove), invalidatesTags: ['SecondSteps'] }),
  }),
})

export const { useSecondStepsQuery, useRemoveCodeAppMutation, useRemovePasskeyMutation } = secondSteps

const changed = () => secondSteps.util.invalidateTags(['SecondSteps'])
/** Forms say themselves what was refused. */
const SILENT = { silent: true }

export const confirmByPassword = (password: string) => send(api_partner_confirm, { body: { password } }, SILENT)

/** Answers false when the person closes the browser's window. */
export const confirmByPasskey = (): AppThunk<Promise<boolean>> => async (dispatch) => {
  const passkey = await choosePasskey(await dispatch(send(api_partner_confirm_options, undefined, SILENT)))
  if (passkey) await dispatch(send(api_partner_confirm, { body: { passkey } }, SILENT))
  return passkey !== null
}

// Secrets are only in these answers: the cache, and with it the store, never gets them.

export const beginCodeApp = (): AppThunk<Promise<CodeAppSetup>> => send(api_partner_code_app_create, undefined, SILENT)

/** Answers new recovery codes to those who had none. */
export const proveCodeApp =
  (app: number, body: CodeAppProof): AppThunk<Promise<string[]>> =>
  async (dispatch) => {
    const { recoveryCodes } = await dispatch(send(api_partner_code_app_prove, { params: { app }, body }, SILENT))
    dispatch(changed())
    return recoveryCodes
  }

/** The same, of a new passkey; null when the person closes the browser's window. */
export const addPasskey =
  (name: string): AppThunk<Promise<string[] | null>> =>
  async (dispatch) => {
    const passkey = await makePasskey(await dispatch(send(api_partner_passkey_begin, undefined, SILENT)))
    if (!passkey) return null
    const { recoveryCodes } = await dispatch(send(api_partner_passkey_create, { body: { name, passkey } }, SILENT))
    dispatch(changed())
    return recoveryCodes
  }

export const renewRecoveryCodes = (): AppThunk<Promise<string[]>> => async (dispatch) => {
  const { recoveryCodes } = await dispatch(send(api_partner_recovery_codes, undefined))
  dispatch(changed())
  return recoveryCodes
}
