import { apiSlice } from '../../src/api/call'
import { websiteOverlaySlice } from '../../src/api/websites'
import { defineIsland } from '../../src/islands'
import { prepareView } from './prepareView'
import { texts } from './texts'
import { websitesProps } from './websitesProps'
import { WebsitesScreen } from './WebsitesScreen'

export default defineIsland({
  component: WebsitesScreen,
  props: websitesProps,
  prepare: prepareView,
  slices: [apiSlice, websiteOverlaySlice],
  messages: texts,
})
