import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { ProfileScreen } from './ProfileScreen'

export default defineIsland({ component: ProfileScreen, slices: [apiSlice], messages: (locale) => import(`./messages/${locale}.json`) })
