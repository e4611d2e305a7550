import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { AgencyStatisticsScreen } from './AgencyStatisticsScreen'

export default defineIsland({
  component: AgencyStatisticsScreen,
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
