import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { OutgoingMailsScreen } from './OutgoingMailsScreen'

export default defineIsland({
  component: OutgoingMailsScreen,
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
