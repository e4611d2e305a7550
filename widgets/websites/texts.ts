import { joinTexts } from '../../src/islands'
import { changeTexts } from '../../src/parts/websiteChange'

/** What the screen says from the start; dialogs have texts of their own. */
export const texts = joinTexts((locale) => import(`./messages/${locale}.json`), changeTexts)
