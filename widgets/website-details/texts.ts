import { joinTexts } from '../../src/islands'
import { composerTexts } from '../../src/parts/composer'
import { messageTexts } from '../../src/parts/message'
import { timerTexts } from '../../src/parts/timer'
import { changeTexts } from '../../src/parts/websiteChange'

/** What the screen says from the start; dialogs that are seldom opened have texts of their own. */
export const texts = joinTexts((locale) => import(`./messages/${locale}.json`), changeTexts, composerTexts, messageTexts, timerTexts)
