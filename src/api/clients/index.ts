export {
  fetchAllClients,
  useClientMoveEffectsQuery,
  useClientQuery,
  useClientsQuery,
  useCreateClientMutation,
  useDeleteClientMutation,
  useInviteClientMutation,
  useMoveClientWebsiteMutation,
  useUpdateClientMutation,
  useViewClientMutation,
} from './clients'
