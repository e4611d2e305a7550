/** Roles in order of precedence: the first one a person has is the primary role. */
export const ROLES = ['admin', 'manager', 'support', 'design', 'editor', 'sales', 'user'] as const
export type Role = (typeof ROLES)[number]
/** `user` carries no rights and is ignored when authorisation is checked (spec 1, 6). */
export type AuthorisationRole = Exclude<Role, 'user'>

export interface RoleInfo {
  solid: string
  /** A lucide name. */
  icon: string
  labelKey: `role.${Role}`
}

export const ROLE_INFO: Readonly<Record<Role, RoleInfo>> = {
  admin: { solid: '#b3261e', icon: 'crown', labelKey: 'role.admin' },
  manager: { solid: '#0852ed', icon: 'briefcase', labelKey: 'role.manager' },
  support: { solid: '#0b7285', icon: 'headset', labelKey: 'role.support' },
  design: { solid: '#9c27b0', icon: 'brush', labelKey: 'role.design' },
  editor: { solid: '#00736a', icon: 'pen-line', labelKey: 'role.editor' },
  sales: { solid: '#8a6100', icon: 'handshake', labelKey: 'role.sales' },
  user: { solid: '#5b6b82', icon: 'users', labelKey: 'role.user' },
}

const PREFIX = 'partner_'
/** Roles as servers name them. */
export const LONG_ROLES = ROLES.map((role) => `${PREFIX}${role}` as const)
const shortForm = (role: string): string => (role.startsWith(PREFIX) ? role.slice(PREFIX.length) : role)

/** The role that is meant, by its short or its long form. */
export const roleOf = (value: string): Role | undefined => ROLES.find((role) => role === shortForm(value))

export const isRole = (value: string): value is Role => ROLES.some((role) => role === value)

/** Short forms of the given roles (`partner_sales` or `sales`) that count for rights, by precedence; the rest is ignored. */
export function authorisationRoles(raw: readonly string[]): AuthorisationRole[] {
  const given = new Set(raw.map(shortForm))
  return ROLES.filter((role) => role !== 'user').filter((role) => given.has(role))
}

export const primaryRole = (raw: readonly string[]): Role => authorisationRoles(raw)[0] ?? 'user'
