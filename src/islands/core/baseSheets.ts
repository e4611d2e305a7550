import type { Page } from '../../page'
import { baseCss, registerFonts, tokensCss } from '../../ui'
import { addSheet } from '../sheets'
import frameCss from './frame.css'

/** Only for roots that show their island: before, the server's markup in the slot would lose the page's styles. */
export const frame = new CSSStyleSheet()

/** Brings the design system, in the partner's colour, into every island root. */
export async function addBaseSheets(document: Document, { config }: Page): Promise<void> {
  frame.replaceSync(frameCss)
  addSheet(tokensCss)
  addSheet(baseCss)
  registerFonts(document)
  if (!config.color) return
  const { brandCss } = await import('../../ui/brandCss')
  addSheet(brandCss(config.color))
}
