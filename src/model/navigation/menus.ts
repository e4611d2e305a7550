import { type Action, may } from '../people/permissions'
import type { HELP_OPTIONS } from '../enumerations'
import { ROUTE_NAMES } from './routeNames'

export interface MenuEntry {
  name: string
  /** A lucide name. */
  icon: string
  labelKey: `menu.${string}`
  routeName: string
  /** Part of the page the entry leads to, without #. */
  anchor?: string
  /** Outside of the product, in the place of the route. */
  url?: string
  /** Leads away from the product, although its address is the server's. */
  leaves?: true
}

/** The flags of the page's config that menus depend on (spec 3). */
export interface MenuFlags {
  canWhitelabel: boolean
  canUseTools: boolean
  canUseWebhooks: boolean
  isReseller: boolean
  isResellerCustomer: boolean
  isOwnBrand: boolean
  helpOption: (typeof HELP_OPTIONS)[number]
  helpUrl: string | null
}

interface Viewer {
  roles: readonly string[]
  flags: MenuFlags
}

interface Rule {
  entry: MenuEntry
  isMarkedInvisible?: boolean
  shown(viewer: Viewer): boolean
}

const hasRight =
  (right: Action) =>
  ({ roles }: Viewer) =>
    may(right, roles) !== 'none'
const withTools =
  (right: Action): Rule['shown'] =>
  (viewer) =>
    viewer.flags.canUseTools && hasRight(right)(viewer)
const seesSettings = hasRight('see_account_settings')
const seesResellers = ({ roles, flags }: Viewer) => flags.isReseller && may('see_resellers', roles) !== 'none'
const always = () => true

const link = (name: string, icon: string, routeName: string, shown: Rule['shown']): Rule => ({
  entry: { name, icon, labelKey: `menu.${name}`, routeName },
  shown,
})
const section = (name: string, icon: string, routeName: string, shown: Rule['shown']): Rule => ({
  entry: { name, icon, labelKey: `menu.${name}`, routeName, anchor: name },
  shown,
})

const { staff, billing, accountSettings, profile, clients, resellerSettings, domains } = ROUTE_NAMES

/** Whom billing concerns: nobody who is a reseller or a customer of one (spec 2.6). */
export const seesBilling = ({ roles, flags }: Viewer): boolean =>
  !flags.isReseller && !flags.isResellerCustomer && may('manage_billing', roles) !== 'none'

// spec 2.6 marks the entry itself as not visible.
const billingRule: Rule = { ...link('billing', 'receipt', billing, seesBilling), isMarkedInvisible: true }

const TEAM_MENU: readonly Rule[] = [
  link('staff', 'users-round', staff, hasRight('see_staff')),
  billingRule,
  section('team', 'users', accountSettings, seesSettings),
  section('white-label', 'palette', accountSettings, (viewer) => viewer.flags.canWhitelabel && seesSettings(viewer)),
  section('email-setup', 'mail-plus', accountSettings, seesSettings),
  section('statuses', 'workflow', accountSettings, seesSettings),
  section('automation', 'list-checks', accountSettings, seesSettings),
  section('webhooks', 'webhook', accountSettings, (viewer) => viewer.flags.canUseWebhooks && seesSettings(viewer)),
]

const RESELLER_MENU: readonly Rule[] = [
  link('reseller-settings', 'settings', resellerSettings, seesResellers),
  link('clients', 'building-2', clients, seesResellers),
]

const USER_MENU: readonly Rule[] = [
  section('basics', 'user-cog', profile, always),
  section('notifications', 'bell', profile, always),
  section('absence', 'plane', profile, always),
]

/** Pages that no menu of the specification has. */
const TOOLS: readonly Rule[] = [
  link('new-website', 'square-plus', 'partner_website_new', hasRight('create_website')),
  link('website-templates', 'layout-template', 'partner_templates', hasRight('see_websites')),
  link('domains', 'link', domains, hasRight('see_domains')),
  link('email-templates', 'mail', 'partner_email_composer_templates', hasRight('handle_messages')),
  link('outgoing-mails', 'send', 'partner_tools_outgoing_mails', hasRight('handle_messages')),
  link('statistics', 'chart-column', 'partner_statistics', hasRight('see_agency_statistics')),
  link('time-report', 'clock', 'partner_tools_time_report', withTools('see_agency_statistics')),
  link('mail-transfer', 'mailbox', 'partner_tools_mail_transfer', withTools('use_mail_transfer')),
  link('assistant', 'bot', 'assistant_index', hasRight('open_editor')),
  link('subscription', 'receipt', billing, hasRight('manage_billing')),
  // Customers of a reseller get theirs from the reseller.
  link('offers', 'gift', 'partner_agency_offers', (viewer) => !viewer.flags.isResellerCustomer && hasRight('manage_billing')(viewer)),
]

const HELP = link('help', 'circle-question-mark', 'external_help_messages', hasRight('handle_messages'))

// For everybody: a help desk knows for itself whom it helps.
const HELP_DESK: MenuEntry = { ...HELP.entry, labelKey: 'menu.help-desk', routeName: 'partner_help_desk', leaves: true }

/** Where help is: a help desk, the product's own article, which the provider's brand has in the place of any page, a page of the partner's, or nowhere. */
function helpEntries(viewer: Viewer): MenuEntry[] {
  const { isOwnBrand, helpOption, helpUrl } = viewer.flags
  if (helpOption === 'desk') return helpUrl ? [HELP_DESK] : []
  if (isOwnBrand || helpOption === 'integrated') return entriesFor([HELP], viewer)
  return helpOption === 'link' && helpUrl ? [{ ...HELP.entry, url: helpUrl }] : []
}

const entriesFor = (rules: readonly Rule[], viewer: Viewer): MenuEntry[] =>
  rules.filter(({ isMarkedInvisible, shown }) => !isMarkedInvisible && shown(viewer)).map(({ entry }) => entry)

/** Entries of the team menu: staff for everyone with a role, settings for admins and managers. */
export const teamMenu = (viewer: Viewer): MenuEntry[] => entriesFor(TEAM_MENU, viewer)
/** The team menu in its two parts: pages of its own, and sections of the account settings. */
export const staffEntries = (viewer: Viewer): MenuEntry[] => teamMenu(viewer).filter(({ anchor }) => anchor === undefined)
export const settingsSections = (viewer: Viewer): MenuEntry[] => teamMenu(viewer).filter(({ anchor }) => anchor !== undefined)
export const toolsMenu = (viewer: Viewer): MenuEntry[] => [...entriesFor(TOOLS, viewer), ...helpEntries(viewer)]
export const resellerMenu = (viewer: Viewer): MenuEntry[] => entriesFor(RESELLER_MENU, viewer)
/** The sections of the profile; logout and the partner switch are actions, not entries. */
export const userMenu = (viewer: Viewer): MenuEntry[] => entriesFor(USER_MENU, viewer)

/** spec 2.6: only whoever has more than one partner can switch. */
export const canSwitchPartner = (partners: readonly unknown[]): boolean => partners.length > 1
