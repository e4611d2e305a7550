import {
  api_partner_user_activity,
  api_partner_user_remove,
  api_partner_user_role,
  api_partner_user_update,
  api_partner_users,
  partner_users_invite,
  partner_users_resend_all,
  partner_users_resend_invitation,
  partner_users_revoke_invitation,
  type StaffMember,
  type StaffQuery,
} from '../../contract'
import { JUST_LOADED_SECONDS } from '../../model'
import type { AppThunk } from '../../store'
import { allPages, PAGE_LIMIT } from '../call/allPages'
import type { OnProgress } from '../call/progressFetch'
import { api } from '../call/api'
import { call } from '../call/call'

// Every change of the staff changes the list, the log and the goal "has invited a colleague".
const invalidatesTags = ['Staff', 'Goals'] as const
// Dialogs and forms show what was refused next to its fields.
const quiet = { silent: true }

const staff = api.enhanceEndpoints({ addTagTypes: ['Staff'] }).injectEndpoints({
  endpoints: (build) => ({
    staff: build.query({ ...call(api_partner_users), extraOptions: quiet, providesTags: ['Staff'] }),
    staffActivity: build.query({ ...call(api_partner_user_activity), extraOptions: quiet, providesTags: ['Staff'] }),
    inviteStaff: build.mutation({ ...call(partner_users_invite), extraOptions: quiet, invalidatesTags }),
    resendInvitation: build.mutation({ ...call(partner_users_resend_invitation), invalidatesTags }),
    resendAllInvitations: build.mutation({ ...call(partner_users_resend_all), invalidatesTags }),
    revokeInvitation: build.mutation({ ...call(partner_users_revoke_invitation), invalidatesTags }),
    changeRole: build.mutation({ ...call(api_partner_user_role), invalidatesTags }),
    updateStaff: build.mutation({ ...call(api_partner_user_update), extraOptions: quiet, invalidatesTags }),
    removeStaff: build.mutation({ ...call(api_partner_user_remove), extraOptions: quiet, invalidatesTags }),
  }),
})

export const {
  useStaffQuery,
  useStaffActivityQuery,
  useInviteStaffMutation,
  useResendInvitationMutation,
  useResendAllInvitationsMutation,
  useRevokeInvitationMutation,
  useChangeRoleMutation,
  useUpdateStaffMutation,
  useRemoveStaffMutation,
} = staff

/** Has a page of the list at hand for the screen that is about to show it. */
export const prepareStaff =
  (query: StaffQuery): AppThunk<Promise<unknown>> =>
  (dispatch) =>
    dispatch(staff.endpoints.staff.initiate({ query }, { subscribe: false, forceRefetch: JUST_LOADED_SECONDS }))

/** Everybody whom a query finds, page by page. */
export const fetchAllStaff =
  (query: StaffQuery, onProgress?: OnProgress): AppThunk<Promise<StaffMember[]>> =>
  (dispatch) =>
    allPages((page) => {
      const args = { query: { ...query, page, limit: PAGE_LIMIT } }
      return dispatch(staff.endpoints.staff.initiate(args, { forceRefetch: true, subscribe: false })).unwrap()
    }, onProgress)
