import { apiSlice } from '../../src/api/call'
import { prepareProfile } from '../../src/api/profile'
import { defineIsland, joinTexts } from '../../src/islands'
import { fieldIssueTexts } from '../../src/parts/fieldIssue'
import { ProfileScreen } from './ProfileScreen'

export default defineIsland({
  component: ProfileScreen,
  prepare: ({ dispatch }) => dispatch(prepareProfile()),
  slices: [apiSlice],
  messages: joinTexts((locale) => import(`./messages/${locale}.json`), fieldIssueTexts),
})
