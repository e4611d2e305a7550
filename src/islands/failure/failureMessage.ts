import { ANNOUNCE_AFTER_MS } from '../announceAfter'
import en from '../messages/en.json'
import type { FailureLook } from './failureLook'

/** When nothing at all can be loaded. */
const PLAIN: FailureLook = { locale: 'en', texts: en, css: '' }

interface Failure {
  readonly language: string
  readonly retry: () => void
  /** A file of the island is gone, perhaps because a new version was deployed: loading the page anew helps. */
  readonly isMissing: boolean
}

/** Puts the message with its buttons into a shadow root. Made by DOM calls, because React may be what is missing. */
export async function showFailureMessage(root: ShadowRoot, { language, retry, isMissing }: Failure): Promise<void> {
  const region = document.createElement('div')
  region.className = 'failure'
  region.setAttribute('role', 'status')
  const text = document.createElement('span')
  const again = buttonIn(region, () => {
    region.setAttribute('aria-busy', 'true')
    retry()
  })
  const reload = isMissing ? buttonIn(region, () => location.reload()) : undefined
  region.prepend(text)
  root.append(region)

  const { locale, texts, css } = await import('./failureLook').then(({ failureLook }) => failureLook(language)).catch(() => PLAIN)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  if (region.isConnected) root.adoptedStyleSheets = [sheet]
  region.lang = locale
  again.textContent = texts['islands.retry']
  if (reload) reload.textContent = texts['islands.reload']
  setTimeout(() => text.append(texts[isMissing ? 'islands.missing' : 'islands.failed']), ANNOUNCE_AFTER_MS)
}

function buttonIn(region: HTMLElement, act: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.addEventListener('click', act)
  region.append(button)
  return button
}
