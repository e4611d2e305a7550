import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { GeneralDomainsScreen } from './GeneralDomainsScreen'

export default defineIsland({
  component: GeneralDomainsScreen,
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
