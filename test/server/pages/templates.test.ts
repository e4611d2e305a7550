/** @jest-environment ./test/unit/support/environment.cjs */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import nunjucks from 'nunjucks'
import { type DefaultTreeAdapterTypes, parse as readHtml } from 'parse5'
import {
  GOALS,
  LOCALES,
  type Locale,
  NOTIFICATION_FLAGS,
  resellerMenu,
  ROLES,
  STATUS_INFO,
  STATUSES,
  toolsMenu,
  VIEWS,
} from '../../../src/model'
import { HOSTILE_TEXTS } from '../../../demo/seeds/words/hostile'
import { translator } from '../../../demo/kernel/text/translate'
import { areaPages } from '../support/areaPages'
import { escapeJson } from '../../../src/page/escapeJson'

const ROOT = process.cwd()
const TEMPLATES = path.join(ROOT, 'demo/pages/templates')
const environment = new nunjucks.Environment(new nunjucks.FileSystemLoader(TEMPLATES), { autoescape: true, throwOnUndefined: true })

/** All of them at once, in every place where people's texts stand. */
const HOSTILE = HOSTILE_TEXTS.join(' ')

/** Whoever has every tool. */
const EVERYTHING = {
  roles: ['partner_admin'],
  flags: {
    canWhitelabel: true,
    canUseTools: true,
    canUseWebhooks: true,
    isReseller: true,
    isResellerCustomer: false,
    isOwnBrand: false,
    helpOption: 'integrated',
    helpUrl: null,
  },
} as const

const common = (locale: Locale, text: string) => ({
  t: translator(ROOT, locale),
  locale,
  title: text,
  nonce: 'nonce',
  path: '/',
  theme: 'system',
  page_json: escapeJson({ text }),
  user: { id: 1, name: text, initials: text, email: text, language: locale },
  partner: { id: 1, name: text, color: '0852ed', logo: null, logo_dark: null, styles: null, favicon: null },
  provider: 'Provider',
  head_tags: [{ name: 'meta', attributes: [{ name: 'content', value: text }] }],
  viewing: true,
  home: '/',
  csrf_token: text,
  nav: [
    ...VIEWS.map(({ name, icon, labelKey }, nth) => ({
      name,
      icon,
      label_key: labelKey,
      href: `/${name}`,
      current: nth === 0,
      area: 'sidebar',
    })),
    { name: 'users', icon: 'users-round', label_key: 'menu.staff', href: '/users', current: false, area: 'team' },
    { name: 'clients', icon: 'building-2', label_key: 'menu.clients', href: '/clients', current: false, area: 'reseller' },
    { name: 'logout', icon: 'log-out', label_key: 'menu.logout', href: '/logout', current: false, area: 'user' },
  ],
  hasReseller: true,
  sidebar: 'full',
  assets: {
    entry: { src: '/assets/a.js', integrity: 'sha384-a' },
    preload: [{ href: '/assets/b.js', integrity: 'sha384-b' }],
    importMap: '{"integrity":{}}',
  },
  demo: true,
})

const website = (text: string) => (status: string, nth: number) => ({
  href: '/website/1',
  title: text,
  domain: text,
  image: nth % 2 ? '/original/1/file' : null,
  status,
  icon: 'globe',
  due: nth % 3 ? text : null,
  overdue: nth % 3 === 1,
  due_today: nth % 3 === 2,
  assigned: nth % 2 ? text : null,
})

/** Every template in the states it has, as [template, values]. */
const pages = (text: string): [string, Record<string, unknown>][] => [
  ['login.njk', { error: text, notice: null, email: text, target: text, user: null, partner: null, page_json: null }],
  [
    'login.njk',
    {
      error: null,
      notice: 'login.loggedOut',
      email: '',
      target: '/',
      logins: [{ email: text, role: text, partner: text }],
      demo_password: text,
    },
  ],
  [
    'change_password.njk',
    {
      errors: ['current', 'password', 'confirmation'].map((name, nth) => ({
        name,
        key: ['password.error.current', 'password.error.short', 'password.error.different'][nth],
      })),
      done: false,
      forced: true,
    },
  ],
  ['change_password.njk', { errors: [{ name: 'password', key: 'password.error.common' }], done: false, forced: false }],
  ['change_password.njk', { errors: [], done: true, forced: false }],
  [
    'partners.njk',
    {
      partners: [true, false].map((current, id) => ({
        id,
        name: text,
        roles: ['partner_admin', 'partner_user'],
        current,
        select_url: '/x',
      })),
    },
  ],
  ['public.njk', { kind: 'privacy', locales: [], legal: { team: text, pages: [{ key: 'privacy.policy', url: text }] } }],
  ['public.njk', { kind: 'language', locales: LOCALES.map((code) => ({ code, name: text, href: '/' })), legal: { team: text, pages: [] } }],
  ...[401, 402, 403, 404, 405, 413, 422, 429, 500, 503].map((status): [string, Record<string, unknown>] => [
    'error.njk',
    { status, message_key: 'field.emailOf', values: { text }, request_id: text, upgrade_url: status === 402 ? text : null },
  ]),
  ['page.njk', { island: 'main' }],
  [
    'page.njk',
    {
      island: 'main',
      overview: {
        forename: text,
        counts: VIEWS.map(({ name, icon, labelKey }) => ({ name, icon, label_key: labelKey, href: '/', count: 3 })),
        websites: STATUSES.map(website(text)),
        goals: GOALS.map((name, nth) => ({ name, done: nth % 2 === 0 })),
        goals_done: 4,
      },
    },
  ],
  ['page.njk', { island: 'main', overview: { forename: text, counts: [], websites: [], goals: [], goals_done: 0 } }],
  [
    'page.njk',
    {
      island: 'main',
      profile: {
        forename: text,
        surname: '',
        email: text,
        image: '/x',
        language: text,
        roles: ROLES,
        absent_until: text,
        notifications: NOTIFICATION_FLAGS.map((name, nth) => ({ name, on: nth % 2 === 0 })),
      },
    },
  ],
  [
    'page.njk',
    {
      island: 'main',
      staff: ROLES.map((role, nth) => ({
        name: text,
        initials: text,
        email: text,
        image: nth ? '/x' : null,
        role,
        pending: nth === 1,
        absent_until: nth === 2 ? text : null,
        websites: nth,
      })),
    },
  ],
  [
    'preview_mail.njk',
    {
      draft: { from: text, to: text, subject: text, in_reply_to: text },
      mails: [{ id: 1, recipient: text, sender: text, subject: text, received: text, text, files: [text] }],
      sent: true,
      wrong: true,
    },
  ],
  [
    'preview.njk',
    {
      islandNames: [text],
      paths: [text],
      flags: ['isReseller'],
      roles: ROLES,
      strategies: ['load'],
      widths: ['', '320'],
      styles: { bulma: 'Bulma' },
      locales: { de: text },
      ownNameServers: text,
      otherNameServers: text,
    },
  ],
  ...areaPages(text),
  ['preview_frame.njk', { island: text, strategy: text, props: escapeJson({ text }), style: 'bulma' }],
]

const render = (template: string, locale: Locale, values: Record<string, unknown>, text: string) =>
  environment.render(template, { ...common(locale, text), ...values })

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

type Node = DefaultTreeAdapterTypes.Node

/** The nodes of a page in order, read by the rules of browsers, as `parse` does, but without what makes a document of them: there are a thousand. */
const nodesOf = (html: string): Node[] => within(readHtml(html))
const within = (node: Node): Node[] => [node, ...('childNodes' in node ? node.childNodes.flatMap(within) : [])]
const attributesOf = (node: Node | undefined) => (node && 'attrs' in node ? node.attrs : [])

const folders = ['demo/pages/templates/messages', 'demo/pages/templates/areas/messages', 'demo/preview/messages']

describe.each(folders)('the texts in %s', (folder) => {
  const texts = (locale: string): Record<string, string> => JSON.parse(readFileSync(path.join(ROOT, folder, `${locale}.json`), 'utf8'))

  it.each(LOCALES)('are complete in %s, with the same arguments', (locale) => {
    const names = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).toSorted()
    const [own, english] = [texts(locale), texts('en')]
    expect(Object.keys(own)).toEqual(Object.keys(english))
    for (const [key, text] of Object.entries(own)) {
      expect(text.trim()).not.toBe('')
      expect([key, ...new Set(names(text))]).toEqual([key, ...new Set(names(english[key] ?? ''))])
    }
  })
})

describe.each(LOCALES)('in %s', (locale) => {
  it('every page renders, in that language, with one heading and no key left', () => {
    for (const [template, values] of pages('Text')) {
      const nodes = nodesOf(render(template, locale, values, 'Text'))
      const named = (name: string) => nodes.filter(({ nodeName }) => nodeName === name)
      expect(attributesOf(named('html')[0])).toContainEqual({ name: 'lang', value: locale })
      expect(named('h1')).toHaveLength(1)
      const texts = named('body')
        .flatMap(within)
        .map((node) => ('value' in node ? node.value : ''))
      expect(texts.join('')).not.toMatch(
        /\b(?:page|menu|login|password|error|overview|goal|website|users|profile|preview|portal|refusal|cms|assistant|backoffice|external)\.[a-z]/,
      )
    }
  })
})

it('hostile texts stay texts: they add no element and no attribute to any page', () => {
  const harmless = pages('Text')
  for (const [nth, [template, values]] of pages(HOSTILE).entries()) {
    const expected = shapeOf(render(template, 'en', harmless[nth]?.[1] ?? {}, 'Text'))
    expect(shapeOf(render(template, 'en', values, HOSTILE))).toEqual(expected)
  }
})

/** Elements in order with the names of their attributes. */
const shapeOf = (html: string): string[] =>
  nodesOf(html).flatMap((node) => ('tagName' in node ? [[node.tagName, ...attributesOf(node).map(({ name }) => name)].join(' ')] : []))

it('no page has styles or handlers in attributes, which the security policy would refuse', () => {
  for (const [template, values] of pages('Text')) expect(render(template, 'en', values, 'Text')).not.toMatch(/\s(?:style|on[a-z]+)=/)
})

it('the page data and the island hosts are where the islands look for them', () => {
  const document = parse(render('page.njk', 'en', { island: 'main' }, HOSTILE))
  expect(JSON.parse(document.querySelector('script[type="application/json"][data-partner-page]')?.textContent ?? '')).toEqual({
    text: HOSTILE,
  })
  const names = [...document.querySelectorAll('[data-island]')].map((host) => host.getAttribute('data-island'))
  expect(names).toEqual(['team-menu', 'reseller-menu', 'user-menu', 'sidebar', 'main'])
  for (const script of document.querySelectorAll('script[src]'))
    expect([script.getAttribute('nonce'), script.getAttribute('integrity')]).toEqual(['nonce', 'sha384-a'])
})

it('the reseller menu has a host only for resellers', () => {
  const page = (hasReseller: boolean) => render('page.njk', 'en', { island: 'main', hasReseller }, 'Text')
  expect(page(true)).toContain('data-island="reseller-menu"')
  expect(page(false)).not.toContain('reseller-menu')
})

it('statuses have the colours of the model', () => {
  const css = readFileSync(path.join(TEMPLATES, 'static/css/status.css'), 'utf8').replaceAll(/\s+/g, ' ')
  for (const status of STATUSES) {
    const { solid, tint, darkText, darkBg } = STATUS_INFO[status]
    expect(css).toContain(`.status--${status} { background: light-dark(${tint}, ${darkBg}); color: light-dark(${solid}, ${darkText}); }`)
  }
})

it('every icon that is used is in the sprite', () => {
  const sprite = readFileSync(path.join(TEMPLATES, 'static/icons.svg'), 'utf8')
  const sources = readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.njk'))
  const used = sources.flatMap((file) =>
    [...readFileSync(path.join(TEMPLATES, file), 'utf8').matchAll(/icon\('([\w-]+)'\)/g)].map(([, name]) => name),
  )
  const entries = [...VIEWS, ...toolsMenu(EVERYTHING), ...resellerMenu(EVERYTHING)].map(({ icon }) => icon)
  for (const name of [...used, ...entries, ...STATUSES.map((status) => STATUS_INFO[status].icon)])
    expect(sprite).toContain(`<symbol id="${name}"`)
})

it('a place has the same icon before its island is there', () => {
  const html = render('page.njk', 'en', { island: 'main' }, 'Text')
  for (const { icon, name } of VIEWS)
    expect(html).toMatch(new RegExp(`href="/${name}"[^>]*><svg[^>]*><use href="/static/icons.svg#${icon}">`))
})
