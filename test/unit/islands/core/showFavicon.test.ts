import { showFavicon } from '../../../../src/islands/core/showFavicon'
import { parsePage } from '../../../../src/page'

const pageWith = (favicon: string | null) => {
  const page = parsePage({ contract: 1, locale: 'en', config: { favicon } })
  if (!page.ok) throw new Error('not a page')
  return page.page
}
afterEach(() => document.head.replaceChildren())
const icons = () => [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)

it('a page without an icon has that of the partner', () => {
  showFavicon(document, pageWith('/partner.svg'))
  expect(icons()).toEqual(['/partner.svg'])
})
it('the icon of the page stays', () => {
  document.head.innerHTML = '<link rel="shortcut icon" href="/own.ico">'
  showFavicon(document, pageWith('/partner.svg'))
  expect(icons()).toEqual(['/own.ico'])
})
it('a partner without one changes nothing', () => {
  showFavicon(document, pageWith(null))
  expect(icons()).toEqual([])
})
