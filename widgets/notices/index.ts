import { defineIsland } from '../../src/islands'
import { Notices } from './Notices'

export default defineIsland({
  component: Notices,
  needsUser: false,
  messages: (locale) => import(`./messages/${locale}.json`),
})
