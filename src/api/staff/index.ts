export {
  fetchAllStaff,
  prepareStaff,
  useChangeRoleMutation,
  useGiveWebsitesMutation,
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
