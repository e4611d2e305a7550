import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { domainsProps } from './domainsProps'
import { WebsiteDomainsScreen } from './WebsiteDomainsScreen'

export default defineIsland({
  component: WebsiteDomainsScreen,
  props: domainsProps,
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
