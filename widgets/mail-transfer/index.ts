import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { MailTransferScreen } from './MailTransferScreen'

export default defineIsland({
  component: MailTransferScreen,
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
