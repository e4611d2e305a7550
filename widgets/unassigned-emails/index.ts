import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { UnassignedScreen } from './UnassignedScreen'

export default defineIsland({
  component: UnassignedScreen,
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
