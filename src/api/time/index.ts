export {
  type HeardTimer,
  timedWebsite,
  useRecentlyTimedQuery,
  useSaveTimeEntryMutation,
  useSetTimeBudgetMutation,
  useStartTimerMutation,
  useStopTimerMutation,
  useTickTimerMutation,
  useTimerQuery,
  useTimeSpentQuery,
} from './timer'
export { useTimeReportQuery } from './timeReport'
