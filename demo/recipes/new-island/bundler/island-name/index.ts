import { defineIsland } from 'partner-islands'
import { IslandName } from './IslandName'

/** The languages in `messages`; pages in another one get the first. */
const LOCALES = ['en', 'de']

export default defineIsland({
  component: IslandName,
  messages: (locale) => import(`./messages/${LOCALES.includes(locale) ? locale : LOCALES[0]}.json`),
})
