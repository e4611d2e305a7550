import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { TimeReportScreen } from './TimeReportScreen'

export default defineIsland({
  component: TimeReportScreen,
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
