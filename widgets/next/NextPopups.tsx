import { withTexts } from '../../src/islands'
import { changeTexts, WebsiteChangesProvider } from '../../src/parts/websiteChange'
import type { AskedPopup } from './AskedPopup'
import { NextPopup, type PopupProps } from './NextPopup'
import { texts } from './texts'

interface Props extends PopupProps {
  /** What was asked for last; the change it makes outlives it. */
  asked: AskedPopup | null
}

/** What is decided in a popup: until when something is put off, and what a website is next. */
function NextPopups({ asked, ...props }: Props) {
  return (
    <WebsiteChangesProvider>{asked && <NextPopup key={`${asked.kind} ${asked.nth}`} asked={asked} {...props} />}</WebsiteChangesProvider>
  )
}

export default withTexts(NextPopups, changeTexts, texts)
