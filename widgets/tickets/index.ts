import { apiSlice } from '../../src/api'
import { defineIsland } from '../../src/islands'
import { TicketsScreen } from './TicketsScreen'

export default defineIsland({ component: TicketsScreen, slices: [apiSlice], messages: (locale) => import(`./messages/${locale}.json`) })
