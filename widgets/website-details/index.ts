import { apiSlice } from '../../src/api/call'
import { prepareLogCounts } from '../../src/api/messages'
import { prepareTodos } from '../../src/api/todos'
import { prepareWebsiteDetails, websiteOverlaySlice } from '../../src/api/websites'
import { defineIsland } from '../../src/islands'
import { preloadMailBody } from '../../src/parts/message'
import { websiteOf } from '../../src/parts/websiteScreen'
import { detailsProps } from './shared/detailsProps'
import { texts } from './texts'
import { WebsiteDetailsScreen } from './WebsiteDetailsScreen'

export default defineIsland({
  component: WebsiteDetailsScreen,
  props: detailsProps,
  prepare: async ({ dispatch, services }, props) => {
    const id = websiteOf(props, services.page)
    if (!id) return
    // Not waited for. What is there by then is drawn with the first picture, and moves nothing later.
    void dispatch(prepareTodos(id))
    void dispatch(prepareLogCounts(id))
    void preloadMailBody()
    await dispatch(prepareWebsiteDetails(id))
  },
  slices: [apiSlice, websiteOverlaySlice],
  messages: texts,
})
