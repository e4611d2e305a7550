import { apiSlice } from '../../src/api/call'
import { prepareStaff } from '../../src/api/staff'
import { defineIsland } from '../../src/islands'
import { FIRST_PAGE, INVITED } from './staffQueries'
import { StaffScreen } from './StaffScreen'
import { texts } from './texts'

export default defineIsland({
  component: StaffScreen,
  prepare: ({ dispatch }) => Promise.all([FIRST_PAGE, INVITED].map((query) => dispatch(prepareStaff(query)))),
  slices: [apiSlice],
  messages: texts,
})
