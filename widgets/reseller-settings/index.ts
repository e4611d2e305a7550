import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { ResellerSettingsScreen } from './ResellerSettingsScreen'

export default defineIsland({
  component: ResellerSettingsScreen,
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
