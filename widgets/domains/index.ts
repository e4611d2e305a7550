import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { websiteProps } from '../../src/parts/websiteScreen'
import { WebsiteDomainsScreen } from './WebsiteDomainsScreen'
import { texts } from './texts'

export default defineIsland({
  component: WebsiteDomainsScreen,
  props: websiteProps,
  slices: [apiSlice],
  messages: texts,
})
