import type { Page } from '@playwright/test'

interface PageChange {
  readonly config?: object
  readonly user?: object
  readonly profile?: object
  readonly locale?: string
  readonly routes?: Readonly<Record<string, unknown>>
  readonly firstCalls?: object
}

type PageJson = Required<PageChange>

const SCRIPT = 'script[data-partner-page]'

const changed = ({ config, user, profile, routes, ...page }: PageJson, change: PageChange): PageJson => ({
  ...page,
  ...change,
  config: { ...config, ...change.config },
  user: { ...user, ...change.user },
  profile: { ...profile, ...change.profile },
  // What is undefined is left out.
  routes: { ...routes, ...change.routes },
})

/** Brings other page data, each time as the host sent them but for the change, the way a soft navigation does. */
export async function pageGiver(page: Page): Promise<(change: PageChange) => Promise<void>> {
  const first: PageJson = JSON.parse((await page.locator(SCRIPT).textContent()) ?? '')
  return (change) =>
    page.locator(SCRIPT).evaluate(
      (script, json) => {
        if (script.firstChild) script.firstChild.nodeValue = json
      },
      JSON.stringify(changed(first, change)),
    )
}

/** Has the host's next page of that path start with other data. */
export const startWith = (page: Page, path: string, change: PageChange, alter = (html: string) => html) =>
  page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(/(<script[^>]*data-partner-page[^>]*>)(.*?)(<\/script>)/s, (_, open, json, close) => {
        // As the host writes it: `<` would end the element.
        return open + JSON.stringify(changed(JSON.parse(json), change)).replaceAll('<', '\\u003c') + close
      })
      return route.fulfill({ response, body: alter(body) })
    },
  )
