export { refreshLimits, useTeamLimits } from './limits'
export {
  refreshAccount,
  rememberAccount,
  useAccountChangesQuery,
  useAccountQuery,
  useCheckHostingNodeMutation,
  useKeepBrandMutation,
  useRestoreAccountMutation,
  useSaveAccountMutation,
  useValidationSimulationQuery,
} from './settings'
