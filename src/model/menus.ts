import { may } from './permissions'
import { ROUTE_NAMES } from './routeNames'

export interface MenuEntry {
  name: string
  /** A lucide name. */
  icon: string
  labelKey: `menu.${string}`
  routeName: string
  /** Part of the page the entry leads to, without #. */
  anchor?: string
}

/** The flags of the page's config that menus depend on (spec 3). */
export interface MenuFlags {
  canWhitelabel: boolean
  canUseWebhooks: boolean
  isReseller: boolean
  isResellerCustomer: boolean
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

const seesSettings = ({ roles }: Viewer) => may('see_account_settings', roles) !== 'none'
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

const { staff, billing, accountSettings, profile, clients, resellerSettings } = ROUTE_NAMES

/** Whom billing concerns: nobody who is a reseller or a customer of one (spec 2.6). */
export const seesBilling = ({ roles, flags }: Viewer): boolean =>
  !flags.isReseller && !flags.isResellerCustomer && may('manage_billing', roles) !== 'none'

// spec 2.6 marks the entry itself as not visible.
const billingRule: Rule = { ...link('billing', 'receipt', billing, seesBilling), isMarkedInvisible: true }

const TEAM_MENU: readonly Rule[] = [
  link('staff', 'users-round', staff, ({ roles }) => may('see_staff', roles) !== 'none'),
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

const entriesFor = (rules: readonly Rule[], viewer: Viewer): MenuEntry[] =>
  rules.filter(({ isMarkedInvisible, shown }) => !isMarkedInvisible && shown(viewer)).map(({ entry }) => entry)

/** Entries of the team menu: staff for everyone with a role, settings for admins and managers. */
export const teamMenu = (viewer: Viewer): MenuEntry[] => entriesFor(TEAM_MENU, viewer)
export const resellerMenu = (viewer: Viewer): MenuEntry[] => entriesFor(RESELLER_MENU, viewer)
/** The sections of the profile; logout and the partner switch are actions, not entries. */
export const userMenu = (viewer: Viewer): MenuEntry[] => entriesFor(USER_MENU, viewer)

/** spec 2.6: only whoever has more than one partner can switch. */
export const canSwitchPartner = (partners: readonly unknown[]): boolean => partners.length > 1
