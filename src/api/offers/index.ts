export {
  useAgencyOffersQuery,
  useAttachOfferMutation,
  useDetachOfferMutation,
  useSeeOfferMutation,
  useSetOfferStateMutation,
} from './offers'
