import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { StaffScreen } from './StaffScreen'

export default defineIsland({ component: StaffScreen, slices: [apiSlice], messages: (locale) => import(`./messages/${locale}.json`) })
