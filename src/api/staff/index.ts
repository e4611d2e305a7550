export {
  fetchAllStaff,
  prepareStaff,
  useChangeRoleMutation,
  useInviteStaffMutation,
  useRemoveStaffMutation,
  useResendAllInvitationsMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
  useStaffActivityQuery,
  useStaffQuery,
  useUpdateStaffMutation,
} from './staff'
export { suggestPerson } from './suggestPerson'
export { useAssignableStaffQuery, useLazyAssignableStaffQuery } from './websiteStaff'
