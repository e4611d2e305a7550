export {
  useCancelMailTransferMutation,
  useCheckMailServerMutation,
  useCreateMailTransferMutation,
  useMailTransferQuery,
  useMailTransfersQuery,
  usePauseMailTransferMutation,
  useResumeMailTransferMutation,
  useStartMailTransferMutation,
} from './mailTransfer'
