import type { Examined } from '../Examined'
import { type Finding, finding } from '../Finding'
import { attribute, type PageElement } from '../PageElement'

/** Names under which secrets are kept, at the end of a key: `smtpPassword`, `tokenAuth`. */
const KEY =
  /(?:password|passwd|passphrase|secret|private_?key|api_?key|access_?key|token_?auth|access_?token|refresh_?token|client_?secret|credentials)$/i
const VALUES: readonly [RegExp, string][] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/\bAKIA[0-9A-Z]{16}\b/, 'an access key of a cloud'],
  [/\b(?:sk|rk)_(?:live|test)_\w{16,}/, 'a key of a payment provider'],
  [/\bgh[pousr]_\w{36,}/, 'a token of a code host'],
  [/\bxox[abprs]-[\w-]{10,}/, 'a token of a chat'],
  [/\$(?:2[aby]|argon2id?|6)\$[\w$./=,+-]{20,}/, 'the hash of a password'],
  [/\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/, 'a signed token'],
  [/\b[a-z][\w+.-]*:\/\/[^\s/:@]+:[^\s/:@]+@/i, 'an address with a password'],
]

/** Secrets in the data block and in the props. Their values are never repeated. */
export function checkSecrets({ elements }: Examined): Finding[] {
  return elements
    .filter((element) => element.name === 'script' && attribute(element, 'type').toLowerCase() === 'application/json')
    .flatMap((script) => secretsOf(script).map((message) => finding('secret/likely', message, script)))
}

function secretsOf(script: PageElement): string[] {
  try {
    return [...walk(JSON.parse(script.text), '')]
  } catch {
    return []
  }
}

function* walk(value: unknown, path: string): Generator<string> {
  if (typeof value === 'string') {
    const kind = VALUES.find(([pattern]) => pattern.test(value))?.[1]
    if (kind) yield `${path || 'the data'} looks like ${kind}`
    else if (value !== '' && KEY.test(path)) yield `${path} has the name of a secret and a value`
  }
  // Routes are addresses: one may well be called "partner_change_password".
  if (typeof value !== 'object' || value === null || path === 'routes') return
  for (const [key, child] of Object.entries(value))
    yield* walk(child, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key)
}
