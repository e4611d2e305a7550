import { PARTNER_SETTINGS_DEFAULTS, STATUSES, type TransitionContext, type ValidationFlag } from '../../../../../src/model'

export const NOW = Date.UTC(2026, 4, 6, 10)
export const TODAY = '2026-05-06'

export const designer = { id: 1, roles: ['partner_design'], active: true }
export const seller = { id: 2, roles: ['partner_sales'], active: true }
export const admin = { id: 3, roles: ['partner_admin'], active: true }
export const absent = { id: 4, roles: ['design'], active: true, inactivateUntil: '2026-05-08' }
export const gone = { id: 5, roles: ['design'], active: false }
export const supporter = { id: 6, roles: ['support'], active: true }

/** A change by the designer of a website in creation that is assigned to her, with the given checks on. */
export function contextOf(flags: readonly ValidationFlag[], parts: Partial<TransitionContext>): TransitionContext {
  const on = Object.fromEntries(flags.map((flag) => [flag, true]))
  return {
    website: { status: 'creation', assigned_to: designer },
    change: {},
    viewer: designer,
    settings: { ...PARTNER_SETTINGS_DEFAULTS.validationSettings, ...on },
    activeStatuses: STATUSES,
    people: [designer, seller, admin, absent, gone, supporter],
    todos: [],
    messages: [],
    today: TODAY,
    now: NOW,
    ...parts,
  }
}
