import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { websiteProps } from '../../src/parts/websiteScreen'
import { WebsiteDomainsScreen } from './WebsiteDomainsScreen'

export default defineIsland({
  component: WebsiteDomainsScreen,
  props: websiteProps,
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
