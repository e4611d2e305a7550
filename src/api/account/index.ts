export { refreshLimits, useTeamLimits } from './limits'
export {
  useAccountChangesQuery,
  useAccountQuery,
  useCheckHostingNodeMutation,
  useKeepBrandMutation,
  useRestoreAccountMutation,
  useSaveAccountMutation,
  useValidationSimulationQuery,
} from './settings'
