import type { HostedPage } from './hostServer'

export interface HostPageOptions {
  /** Folder in `dist-test`; null for a page without a script of ours. */
  readonly fixture?: string | null
  /** Replaces parts of the page data. */
  readonly data?: Readonly<Record<string, unknown>>
  readonly head?: string
  readonly isStrict?: boolean
  readonly htmlAttributes?: string
}

export const pageData = {
  contract: 1,
  locale: 'en',
  timeZone: 'UTC',
  config: { partnerId: 3, partners: [{ id: 3, name: 'Northwind Studio' }] },
  routes: { partner_index: '/', partner_website: '/website/{website}' },
  user: { id: 11, name: 'mira', forename: 'Mira', surname: 'Sandberg', role: 'partner_manager', roles: ['partner_manager'] },
  users: [],
  profile: { partners: [] },
}

/** JSON for a script element: `<` would end it or start a comment. */
export const embed = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** A page as a server would send it. */
export function hostPage(body: string, options: HostPageOptions): HostedPage {
  const { fixture = 'runtime', data = {}, head = '', isStrict = false, htmlAttributes = 'lang="en"' } = options
  const script = fixture ? `<script type="module" src="/dist-test/${fixture}/index.js" nonce="{nonce}"></script>` : ''
  return {
    isStrict,
    html: `<!doctype html>
<html ${htmlAttributes}>
<head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${head}</head>
<body>
<script type="application/json" data-partner-page>${embed({ ...pageData, ...data })}</script>
${body}
${script}
</body>
</html>`,
  }
}
