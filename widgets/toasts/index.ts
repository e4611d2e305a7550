import { defineIsland } from '../../src/islands'
import { Toasts } from './Toasts'

export default defineIsland({
  component: Toasts,
  needsUser: false,
  messages: (locale) => import(`./messages/${locale}.json`),
})
