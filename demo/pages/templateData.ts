import type { SidebarPlace } from '../../src/model'
import type { HeadTag } from './headSnippet'
/**
 * What every template gets (snake_case, autoescape on, undefined throws). Templates live in `demo/pages/templates/*.njk`, their texts in
 * `demo/pages/templates/messages/<locale>.json` (flat keys, ICU arguments `{name}`), files beside pages in `demo/pages/templates/static/`, served at `/static/`.
 *
 * Templates the host renders, with what they get beside the common part:
 * - `page.njk`            signed-in page: `island` (the island of the main area, `main` unless the page has its own)
 * - `login.njk`           `error` (a sentence, or null), `email` (as typed), `target` (path to go to afterwards)
 * - `change_password.njk` `errors` (list of `{name, key}`), `done` (boolean), `forced` (boolean)
 * - `partners.njk`        `partners` (list of `{id, name, roles, current, select_url}`); choosing is a POST form with `_csrf`
 * - `error.njk`           `status`, `message_key`, `values` (arguments of the message), `request_id`, `upgrade_url` (null unless 402)
 * - `error_framed.njk`    the same within the frame of the signed-in person, `ask` (people who give rights), `searches` (may look for websites)
 * - `no_role.njk`         `forename`, `ask`; the start page of whoever has no role
 * - `public.njk`          `kind` (`privacy` or `language`), `locales` (list of `{code, name, href}`)
 */
export interface TemplateData {
  title: string
  locale: string
  nonce: string
  /** Path of the request, without query. */
  path: string
  theme: 'light' | 'dark' | 'system'
  /** The page data, already escaped for a script element; null on pages without islands. */
  page_json: string | null
  user: { id: number; name: string; initials: string; email: string; language: string } | null
  /** `styles`: style sheet with the colour of the partner; null while it has none. `logo_dark`: the one for devices that are dark, if that is another. */
  partner: {
    id: number
    name: string
    styles: string | null
    logo: string | null
    logo_dark: string | null
    favicon: string | null
  } | null
  /** For forms: hidden field `_csrf`. */
  csrf_token: string
  nav: NavItem[]
  /** Whether the page gets a host element for the reseller menu. */
  hasReseller: boolean
  assets: Assets
  /** Who runs this host: only on pages of its own, such as the login, and there only where no partner's brand is. */
  provider: string | null
  /** What the partner adds to the head of its pages. */
  head_tags: HeadTag[]
  /** True while the control panel is switched on. */
  demo: boolean
  /** How much room the sidebar is going to take. */
  sidebar: SidebarPlace
  /** The person looks at a customer of theirs. */
  viewing: boolean
  /** Where the person's area begins. */
  home: string
}

/** Server-rendered navigation, so that the page works before and without scripts. Its text is `t(item.label_key)`. */
export interface NavItem {
  /** A view of the sidebar, a tool, or `users`, `settings`, `reseller-settings`, `clients`, `profile`, `password`, `partners`, `logout`. */
  name: string
  /** Of the sprite: the one that the island shows. */
  icon: string
  label_key: string
  href: string
  current: boolean
  area: 'sidebar' | 'tools' | 'team' | 'reseller' | 'user'
}

export interface Assets {
  /** Null until the bundle is built. */
  entry: { src: string; integrity: string } | null
  preload: { href: string; integrity: string }[]
  /** Addresses of the fonts that most texts are drawn with. */
  fonts: string[]
  /** Hashes of everything that islands may load, also later, as an import map; already escaped. */
  importMap: string | null
}
