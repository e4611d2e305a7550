/** Where a domain says whose it is, as names below it that are no host's begin (RFC 8552). */
const LABEL = '_domain-proof'

/** The TXT record that shows that a partner has a domain. Others may stand beside it. */
export const proofRecord = (name: string, token: string) => ({
  type: 'TXT' as const,
  host: `${LABEL}.${name}`,
  value: `domain-proof=${token}`,
})
