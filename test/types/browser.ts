// Checked as code of browsers (tsconfig.browser.json): names of Node and of Jest are unknown there.

// @ts-expect-error Node's.
export const bytes = Buffer.from('')

// @ts-expect-error Node's.
export const home = process.env

// @ts-expect-error Node's.
export type Timer = NodeJS.Timeout

// @ts-expect-error Node's.
export const readFile = () => import('node:fs')

// @ts-expect-error Jest's.
export const group = describe

/** A timer is a number, as in browsers. */
export const timer: number = setTimeout(() => {})
