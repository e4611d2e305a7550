import { apiSlice } from '../../src/api'
import { defineIsland } from '../../src/islands'
import { detailsProps } from './detailsProps'
import { WebsiteDetailsScreen } from './WebsiteDetailsScreen'

export default defineIsland({
  component: WebsiteDetailsScreen,
  props: detailsProps,
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
