import { MANDATORY_STATUSES, perStatus, type Status } from '../workflow/status'

export interface StatusInfo {
  /** A lucide name. */
  icon: string
  solid: string
  /** Background of a label whose text is `solid`. */
  tint: string
  darkText: string
  darkBg: string
  labelKey: `status.${Status}`
  activeByDefault: boolean
  mayBeDisabled: boolean
}

// Columns: icon, solid, tint, text and background in dark mode. Solid is readable on white and on its tint, the dark pair on each other.
const LOOKS: Readonly<Record<Status, readonly [icon: string, solid: string, tint: string, darkText: string, darkBg: string]>> = {
  lead_preparation: ['user-plus', '#5b6b82', '#ebedf0', '#b5bcc7', '#262e3b'],
  lead_interest: ['heart-handshake', '#6a3de8', '#ede8fc', '#bca8f5', '#2b2157'],
  preparation: ['clipboard-list', '#0852ed', '#e1eafd', '#90b1f7', '#0f2759'],
  preparation_check: ['clipboard-check', '#0b7285', '#e2eef0', '#91c0c8', '#10303c'],
  preparation_done: ['user-round-plus', '#3b2fb8', '#e7e6f6', '#a7a1df', '#1d1d4a'],
  creation: ['pencil-ruler', '#b8400a', '#f6e8e2', '#dfa991', '#402219'],
  creation_check: ['search-check', '#8a6100', '#f1ece0', '#cab88c', '#342b16'],
  creation_customer: ['messages-square', '#c2185b', '#f8e3eb', '#e497b5', '#431730'],
  creation_rework: ['rotate-ccw', '#b3261e', '#f6e5e4', '#dd9d9a', '#3f1a1f'],
  creation_done: ['rocket', '#00736a', '#e0eeed', '#8cc0bc', '#0d3034'],
  change: ['replace', '#9c27b0', '#f3e5f6', '#d29edb', '#391b48'],
  done: ['circle-check-big', '#18743a', '#e3eee7', '#97c0a6', '#143027'],
  redesign: ['palette', '#6d4c41', '#edeae8', '#bdaeaa', '#2b2529'],
}

function infoOf(status: Status): StatusInfo {
  const [icon, solid, tint, darkText, darkBg] = LOOKS[status]
  const mandatory = MANDATORY_STATUSES.includes(status)
  return { icon, solid, tint, darkText, darkBg, labelKey: `status.${status}`, activeByDefault: mandatory, mayBeDisabled: !mandatory }
}

export const STATUS_INFO: Readonly<Record<Status, StatusInfo>> = /* #__PURE__ */ perStatus(infoOf)
