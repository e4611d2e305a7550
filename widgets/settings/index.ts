import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { SettingsScreen } from './SettingsScreen'

export default defineIsland({ component: SettingsScreen, slices: [apiSlice], messages: (locale) => import(`./messages/${locale}.json`) })
