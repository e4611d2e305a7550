import { partner_change_password } from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

export const { useChangePasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    // The form shows what was refused next to its fields.
    changePassword: build.mutation({ ...call(partner_change_password), extraOptions: { silent: true } }),
  }),
})
