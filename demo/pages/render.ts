import path from 'node:path'
import nunjucks from 'nunjucks'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { fullName, initials, isHexColour } from '../../src/model'
import { readHead } from './headSnippet'
import { assetsFor } from './assets'
import { assetBase } from '../kernel/assetBase'
import type { HostContext, Viewer } from '../kernel/context'
import { navigation } from './navigation'
import { sidebarOf } from './sidebarOf'
import type { TemplateData } from './templateData'
import { pageWords } from '../kernel/text/statusWords'

const environments = new Map<string, nunjucks.Environment>()

function environmentFor(root: string): nunjucks.Environment {
  const loader = () => new nunjucks.FileSystemLoader(path.join(root, 'demo/pages/templates'))
  const environment = environments.get(root) ?? new nunjucks.Environment(loader(), { autoescape: true, throwOnUndefined: true })
  environments.set(root, environment)
  return environment
}

/** What a page adds to the common part of `TemplateData`. */
export interface PageValues {
  title: string
  pageJson?: string
  /** Islands on the page, whose code is preloaded. */
  islands?: readonly string[]
  [name: string]: unknown
}

/** Answers with a server-rendered page. */
export function render(c: HostContext, template: string, values: PageValues, status: ContentfulStatusCode = 200): Response {
  const { root } = c.get('services')
  const { pageJson, islands = [], ...own } = values
  const data = { ...common(c, pageJson ?? null, islands), t: pageWords(c), ...own }
  return c.html(environmentFor(root).render(template, data), status)
}

function common(c: HostContext, pageJson: string | null, islands: readonly string[]): Omit<TemplateData, 'title'> {
  const customer = c.get('customer')
  const viewer = customer ? null : c.get('viewer')
  const brand = customer ?? viewer ?? c.get('hostBrand')
  const { root, demo, cdnHost } = c.get('services')
  return {
    locale: c.get('locale'),
    nonce: c.get('secureHeadersNonce'),
    path: c.req.path,
    theme: viewer?.theme ?? 'system',
    page_json: pageJson,
    user: viewer && personOf(viewer),
    partner: brand && partnerOf(brand),
    csrf_token: (customer ?? viewer)?.csrf_token ?? '',
    provider: null,
    head_tags: brand ? readHead((customer ? brand.settings.customMyHead : brand.settings.customPartnerHead) ?? '') : [],
    nav: viewer ? navigation(viewer, c.req.path, c.get('served')) : [],
    hasReseller: Boolean(viewer?.flags.isReseller),
    assets: assetsFor(root, assetBase(cdnHost), c.get('locale'), { islands, route: c.get('routeName') }),
    demo,
    sidebar: sidebarOf(c, c.get('routeName')),
    viewing: Boolean(viewer?.viewed_from),
    home: customer ? '/my/' : '/',
  }
}

function personOf(viewer: Viewer) {
  return {
    id: viewer.user_id,
    name: fullName(viewer) || viewer.email,
    initials: initials(viewer),
    email: viewer.email,
    language: viewer.language,
  }
}

/** What pages show of a partner. */
export function partnerOf({ partner_id, partner_name, settings }: Pick<Viewer, 'partner_id' | 'partner_name' | 'settings'>) {
  const styles = settings.color && isHexColour(settings.color) ? `/static/brand/${settings.color}.css` : null
  return { id: partner_id, name: partner_name, styles, logo: settings.logo ?? null, logo_dark: null, favicon: settings.favicon ?? null }
}
