export { prepareContractValues, useContractValuesQuery } from './contractValues'
export {
  useChangePlanMutation,
  useEndSubscriptionMutation,
  usePlanPreviewQuery,
  useResumeSubscriptionMutation,
  useSubscriptionQuery,
} from './subscription'
export { useCancelContractMutation, useContractDetailsQuery, useRevokeCancellationMutation } from './websiteContract'
