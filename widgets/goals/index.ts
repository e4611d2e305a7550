import { apiSlice } from '../../src/api/call'
import { prepareGoals } from '../../src/api/shell'
import { defineIsland } from '../../src/islands'
import { GoalsChecklist } from './GoalsChecklist'

export default defineIsland({
  component: GoalsChecklist,
  prepare: ({ dispatch }) => dispatch(prepareGoals()),
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
