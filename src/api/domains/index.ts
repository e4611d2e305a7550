export {
  fetchAllDomains,
  useCancelDomainMutation,
  useChangeDomainMutation,
  useCheckDomainMutation,
  useConnectDomainMutation,
  useDomainDataQuery,
  useDomainSearchQuery,
  useDomainsQuery,
  useDomainSubscriptionQuery,
  useMoveDomainMutation,
  useRegisterDomainMutation,
  useRemoveDomainMutation,
  useRenewDomainMutation,
  useSnoozeDomainMutation,
  useTransferDomainMutation,
} from './domains'
export { useCreateMailboxMutation, useMailboxesQuery, useMailboxPasswordMutation, useRemoveMailboxMutation } from './mailboxes'
export { useOwnerDataQuery, useRemindOwnerMutation, useSaveOwnerDataMutation } from './ownerData'
export { useAuthCodeMutation, useDomainLogQuery } from './registration'
export type { DomainItems } from './readDomains'
