import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { GeneralDomainsScreen } from './GeneralDomainsScreen'
import { texts } from './texts'

export default defineIsland({
  component: GeneralDomainsScreen,
  slices: [apiSlice],
  messages: texts,
})
