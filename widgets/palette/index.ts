import { apiSlice } from '../../src/api'
import { defineIsland } from '../../src/islands'
import { Palettes } from './Palettes'

export default defineIsland({
  component: Palettes,
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
