import { apiSlice } from '../../src/api'
import { defineIsland } from '../../src/islands'
import { GoalsChecklist } from './GoalsChecklist'

export default defineIsland({ component: GoalsChecklist, slices: [apiSlice], messages: (locale) => import(`./messages/${locale}.json`) })
