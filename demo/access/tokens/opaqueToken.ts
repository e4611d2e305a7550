import { createHash, randomBytes } from 'node:crypto'

/** A secret that says nothing by itself, for a cookie, a link or a program. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of it: who reads the database cannot use it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
