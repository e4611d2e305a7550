import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { OffersScreen } from './OffersScreen'

export default defineIsland({ component: OffersScreen, slices: [apiSlice], messages: (locale) => import(`./messages/${locale}.json`) })
