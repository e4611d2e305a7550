import { apiSlice } from '../../src/api'
import { websiteOverlaySlice } from '../../src/api/websiteOverlay'
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
