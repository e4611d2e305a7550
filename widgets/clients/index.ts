import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { ClientsScreen } from './ClientsScreen'

export default defineIsland({ component: ClientsScreen, slices: [apiSlice], messages: (locale) => import(`./messages/${locale}.json`) })
