import { apiSlice } from '../../src/api'
import { websiteOverlaySlice } from '../../src/api/websiteOverlay'
import { defineIsland } from '../../src/islands'
import { texts } from './texts'
import { websitesProps } from './websitesProps'
import { WebsitesScreen } from './WebsitesScreen'

export default defineIsland({
  component: WebsitesScreen,
  props: websitesProps,
  slices: [apiSlice, websiteOverlaySlice],
  messages: texts,
})
