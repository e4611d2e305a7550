import { apiSlice } from '../../src/api'
import { prepareGoals } from '../../src/api/goals'
import { defineIsland } from '../../src/islands'
import { GoalsChecklist } from './GoalsChecklist'

export default defineIsland({
  component: GoalsChecklist,
  prepare: ({ dispatch }) => dispatch(prepareGoals()),
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
