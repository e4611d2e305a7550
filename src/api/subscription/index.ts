export { prepareContractValues, useContractValuesQuery } from './contractValues'
export {
  useAgencyOffersQuery,
  useAttachOfferMutation,
  useChangePlanMutation,
  useDetachOfferMutation,
  useEndSubscriptionMutation,
  usePlanPreviewQuery,
  useResumeSubscriptionMutation,
  useSeeOfferMutation,
  useSetOfferStateMutation,
  useSubscriptionQuery,
} from './subscription'
export { useCancelContractMutation, useContractDetailsQuery, useRevokeCancellationMutation } from './websiteContract'
