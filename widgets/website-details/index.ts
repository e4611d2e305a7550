import { apiSlice } from '../../src/api/call'
import { prepareWebsiteDetails, websiteOverlaySlice } from '../../src/api/websites'
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
