import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { SubscriptionScreen } from './SubscriptionScreen'

export default defineIsland({
  component: SubscriptionScreen,
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
