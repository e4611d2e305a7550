export const SIDEBAR_BADGE_MAX = 99 // spec 2.4, 9
export const SIDEBAR_HOVER_OPEN_MS = 150 // default
export const SIDEBAR_HOVER_CLOSE_MS = 300 // default
