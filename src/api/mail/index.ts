export {
  useLazyMailerOptionsQuery,
  useMailerOptionsQuery,
  usePreviewEmailMutation,
  useSendEmailMutation,
  useTakeBackEmailMutation,
  useTestEmailMutation,
} from './email'
export { useLinkCheck } from './linkCheck'
export {
  useForwardTestQuery,
  useLazyOwnDomainQuery,
  useLazySenderCheckQuery,
  useMakeSendingKeyMutation,
  useOwnDomainQuery,
  useProveOwnDomainMutation,
  useStartForwardTestMutation,
  useTestMailMutation,
} from './mailSetup'
export {
  useOutgoingMailsQuery,
  useRemoveSuppressedAddressMutation,
  useResendMailMutation,
  useSuppressedAddressesQuery,
} from './outgoingMails'
