import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { OverdueTodosScreen } from './OverdueTodosScreen'

export default defineIsland({
  component: OverdueTodosScreen,
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
