import { apiSlice } from '../../src/api'
import { prepareWebsiteDetails } from '../../src/api/website'
import { websiteOverlaySlice } from '../../src/api/websiteOverlay'
import { defineIsland } from '../../src/islands'
import { detailsProps, websiteOf } from './shared/detailsProps'
import { texts } from './texts'
import { WebsiteDetailsScreen } from './WebsiteDetailsScreen'

export default defineIsland({
  component: WebsiteDetailsScreen,
  props: detailsProps,
  prepare: async ({ dispatch, services }, props) => {
    const id = websiteOf(props, services.page)
    if (id) await dispatch(prepareWebsiteDetails(id))
  },
  slices: [apiSlice, websiteOverlaySlice],
  messages: texts,
})
