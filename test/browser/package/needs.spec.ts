import { readFileSync } from 'node:fs'
import type { Request } from '@playwright/test'
import { contractRoutes } from '../../../src/contract/table'
import { ROLES } from '../../../src/model'
import { embed, pageData } from '../support/hostPage'
import { expect, test } from '../support/test'

const { islands }: { islands: Record<string, { needs: string[] }> } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))

// Every route is there, and its address says which one it is.
const routes = Object.fromEntries(
  contractRoutes.map(({ name, urlName = name, path, defaults }) => {
    const parameters = [...path.matchAll(/\{\w+\}/g)].map(([parameter]) => `/${parameter}`).join('')
    return [urlName, { path: `/called/${urlName}${parameters}`, ...(defaults && { defaults }) }]
  }),
)
const config = { ...pageData.config, websiteId: 17, isReseller: true, canWhitelabel: true, canUseTools: true, canUseWebhooks: true }
const user = { ...pageData.user, roles: ROLES }

// Islands show the rest without what these answer.
const OPTIONAL = new Set([
  'api_partner_account',
  'api_partner_contract_values',
  'api_partner_draft',
  'api_partner_macros',
  'api_partner_reseller_plans',
  'api_partner_tags',
  'api_partner_users',
  'api_partner_views',
  'api_website_customer',
  'api_website_details',
  'api_website_logs',
  'api_website_statistics',
  'partner_events',
  'partner_profile_partner_list',
  'partner_sidebar_counts',
  'partner_website_contract_data',
  'partner_website_note',
  'partner_website_time_spent',
  'partner_website_todos',
])

// What an island is about, where it takes it from the address and not from the page.
const PROPS: Readonly<Record<string, object>> = { client: { client: 7 } }

test('what islands ask for first are the routes that the manifest says they cannot do without', async ({ page, host }) => {
  // The main area asks for what its screens need.
  for (const [island, { needs }] of Object.entries(islands).filter(([name]) => name !== 'main')) {
    const asked = new Set<string>()
    const note = (request: Request) => {
      const route = /\/called\/(\w+)/.exec(request.url())?.[1]
      if (route && (needs.includes(route) || !OPTIONAL.has(route))) asked.add(route)
    }
    // The page before asks for nothing more.
    await page.goto('about:blank')
    page.on('request', note)
    await page.goto(host.publish({ html: pageOf(island), isStrict: false }))
    await page.locator('[data-island] .partner-root').first().waitFor({ state: 'attached' })
    await expect.poll(() => [...asked].toSorted(), island).toEqual(needs.toSorted())
    page.off('request', note)
  }
})

const pageOf = (island: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title></head><body>
<script type="application/json" data-partner-page>${embed({ ...pageData, config, routes, user })}</script>
<div data-island="${island}">${PROPS[island] ? `<script type="application/json">${embed(PROPS[island])}</script>` : ''}</div>
<script type="module" src="/assets/partner-islands.js"></script></body></html>`
