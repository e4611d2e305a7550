import type { Email } from 'postal-mime'

/** What we or our mail exchanger found out about the sender: `pass`, `fail`, `softfail`, `none`, ... */
export interface AuthResults {
  spf?: string
  dkim?: string
  dmarc?: string
}

const METHODS = ['spf', 'dkim', 'dmarc'] as const

/** Reads the topmost Authentication-Results header of our own domain (RFC 8601); others can be written by anybody. */
export function readAuth({ headers }: Email, domain: string): AuthResults {
  const own = headers.find(({ key, value }) => key === 'authentication-results' && value.split(';', 1)[0]?.trim().split(' ')[0] === domain)
  return Object.fromEntries(
    METHODS.flatMap((method) => {
      const result = new RegExp(`;\\s*${method}\\s*=\\s*([a-z]{1,20})`, 'i').exec(own?.value ?? '')?.[1]
      return result ? [[method, result.toLowerCase()]] : []
    }),
  )
}
