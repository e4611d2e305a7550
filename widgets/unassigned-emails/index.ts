import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { texts } from './texts'
import { UnassignedScreen } from './UnassignedScreen'

export default defineIsland({
  component: UnassignedScreen,
  slices: [apiSlice],
  messages: texts,
})
