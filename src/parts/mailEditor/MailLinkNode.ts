import { LinkNode } from '@lexical/link'
import type { EditorConfig } from 'lexical'

/** A title says nothing to readers of a mail; here it says that the link looks like a button. */
export const BUTTON = 'button'
type Anchor = Parameters<LinkNode['updateLinkDOM']>[1]
const FIELD = /^\{\{[^{}]*\}\}$/

/** A link that may lead to a merge field, and may look like a button. */
export class MailLinkNode extends LinkNode {
  override $config() {
    return this.config('mail-link', { extends: LinkNode })
  }

  override sanitizeUrl(url: string): string {
    return FIELD.test(url) ? url : super.sanitizeUrl(url)
  }

  override updateLinkDOM(before: this | null, anchor: Anchor, config: EditorConfig): void {
    super.updateLinkDOM(before, anchor, config)
    const isButton = this.getTitle() === BUTTON
    anchor.classList.toggle(BUTTON, isButton)
    if (isButton) anchor.removeAttribute('title')
  }
}
