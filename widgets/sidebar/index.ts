import { countsSlice } from '../../src/api/shell'
import { defineIsland } from '../../src/islands'
import { Sidebar } from './Sidebar'

export default defineIsland({
  component: Sidebar,
  slices: [countsSlice],
})
