import { DEFAULT_LOCALE } from '../locales'
import { MANDATORY_STATUSES, perStatus, type Status, STATUSES } from './status'

/** The seven checks a partner can switch on for changes in the workflow (spec 3). */
export const VALIDATION_FLAGS = [
  'validateStatus',
  'validateStaff',
  'validateAssignment',
  'validateStaffActive',
  'validateTakeCreation',
  'validateDueDateForInactiveStaff',
  'validateUndoneEntries',
] as const
export type ValidationFlag = (typeof VALIDATION_FLAGS)[number]
export type ValidationSettings = Readonly<Record<ValidationFlag, boolean>>
export type StatusSettings = Readonly<Record<Status, boolean>>

const VALIDATION_DEFAULTS: ValidationSettings = {
  validateStatus: false,
  validateStaff: false,
  validateAssignment: false,
  validateStaffActive: false,
  validateTakeCreation: false,
  validateDueDateForInactiveStaff: false,
  validateUndoneEntries: false,
}

/** What a partner has that never saved its settings (spec 3). */
export const PARTNER_SETTINGS_DEFAULTS = {
  language: DEFAULT_LOCALE,
  sniffingEnabled: true,
  validationSettings: VALIDATION_DEFAULTS,
  statusSettings: /* #__PURE__ */ perStatus((status) => MANDATORY_STATUSES.includes(status)),
} as const

/** The active statuses in workflow order. */
export const activeStatuses = (settings: StatusSettings): Status[] => STATUSES.filter((status) => settings[status])
