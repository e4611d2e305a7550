// How long toasts and notices stay, milliseconds.
export const TOAST_MS = 5_000 // spec 4, 9
export const TOAST_ACTION_MS = 10_000 // default: a toast with an action, such as Undo
export const TOAST_DELAY_MS = 500 // spec 9: delay of the waiting queue
export const NOTICE_SUCCESS_MS = 5_000 // spec 4, 9
export const NOTICE_ERROR_MS = 10_000 // spec 4, 9
export const NOTICE_REMOVAL_MS = 1_000 // spec 4, 9
