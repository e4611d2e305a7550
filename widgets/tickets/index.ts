import { apiSlice } from '../../src/api'
import { defineIsland } from '../../src/islands'
import { texts } from './texts'
import { TicketsScreen } from './TicketsScreen'

export default defineIsland({ component: TicketsScreen, slices: [apiSlice], messages: texts })
