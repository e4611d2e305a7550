export {
  useAgencyOffersQuery,
  useAttachOfferMutation,
  useDetachOfferMutation,
  useRequestOfferMutation,
  useSeeOfferMutation,
  useSetOfferStateMutation,
} from './offers'
