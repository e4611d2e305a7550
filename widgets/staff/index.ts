import { apiSlice } from '../../src/api'
import { defineIsland } from '../../src/islands'
import { StaffScreen } from './StaffScreen'

export default defineIsland({ component: StaffScreen, slices: [apiSlice], messages: (locale) => import(`./messages/${locale}.json`) })
