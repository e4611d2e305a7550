import type { Page } from '@playwright/test'

/** The page that shows every component; attributes are those of the fixture, without `data-`. */
export const showcase = (attributes: Readonly<Record<string, string>> = {}): string =>
  `<main><div id="showcase" ${Object.entries(attributes)
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ')}></div></main>`

/** Role and name of what has the focus, through shadow roots. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return element?.getAttribute('aria-label') || element?.textContent?.trim() || element?.id || ''
  })
