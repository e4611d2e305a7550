import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { Palettes } from './Palettes'
import { texts } from './texts'

export default defineIsland({
  component: Palettes,
  slices: [apiSlice],
  messages: texts,
})
