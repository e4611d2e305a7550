import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { WebsiteTemplatesScreen } from './WebsiteTemplatesScreen'

export default defineIsland({
  component: WebsiteTemplatesScreen,
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
