import type { Page } from '../../../page'
import { baseCss, registerFonts, tokensCss } from '../../../ui'
import { brandCss } from '../../../ui/brandCss'
import { addSheet } from '../../sheets'
import frameCss from './frame.css'

/** Only for roots that show their island: before, the server's markup in the slot would lose the page's styles. */
export const frame = new CSSStyleSheet()

/** Brings the design system, in the partner's colour, into every island root. */
export function addBaseSheets(document: Document, { config }: Page): void {
  frame.replaceSync(frameCss)
  addSheet(tokensCss)
  addSheet(baseCss)
  registerFonts(document)
  if (config.color) addSheet(brandCss(config.color))
}
