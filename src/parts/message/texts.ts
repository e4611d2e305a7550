import { joinTexts } from '../../islands'
import { logTexts } from '../log'

/** What messages of a log say and what is said about them; a screen that shows them has it from the start. */
export const messageTexts = joinTexts((locale) => import(`./messages/${locale}.json`), logTexts)
