import { apiSlice } from '../../src/api'
import { defineIsland } from '../../src/islands'
import { detailsProps } from './detailsProps'
import { texts } from './texts'
import { WebsiteDetailsScreen } from './WebsiteDetailsScreen'

export default defineIsland({
  component: WebsiteDetailsScreen,
  props: detailsProps,
  slices: [apiSlice],
  messages: texts,
})
