export { useAgencyStatisticsQuery } from './agencyStatistics'
export {
  useAddAnnotationMutation,
  useRemoveAnnotationMutation,
  useSwitchWebsiteStatisticsMutation,
  useSwitchWeeklyMailMutation,
  useWebsiteStatisticsQuery,
} from './websiteStatistics'
