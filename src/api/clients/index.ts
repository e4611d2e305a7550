export {
  fetchAllClients,
  useClientMoveEffectsQuery,
  useClientQuery,
  useClientsQuery,
  useCreateClientMutation,
  useDeleteClientMutation,
  useInviteClientMutation,
  useMoveClientWebsiteMutation,
  useResellerSettingsQuery,
  useSaveResellerSettingsMutation,
  useUpdateClientMutation,
  useViewClientMutation,
} from './clients'
