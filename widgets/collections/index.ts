import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { websiteProps } from '../../src/parts/websiteScreen'
import { CollectionsScreen } from './CollectionsScreen'

export default defineIsland({
  component: CollectionsScreen,
  props: websiteProps,
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
