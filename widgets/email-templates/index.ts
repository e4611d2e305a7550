import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { TemplatesScreen } from './TemplatesScreen'

export default defineIsland({
  component: TemplatesScreen,
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
