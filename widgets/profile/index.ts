import { apiSlice } from '../../src/api/call'
import { prepareProfile } from '../../src/api/profile'
import { defineIsland } from '../../src/islands'
import { ProfileScreen } from './ProfileScreen'

export default defineIsland({
  component: ProfileScreen,
  prepare: ({ dispatch }) => dispatch(prepareProfile()),
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
