import { SECRET_VALUES } from '../../model'
import type { Examined } from '../Examined'
import { type Finding, finding } from '../Finding'
import { attribute, type PageElement } from '../PageElement'

/** Names under which secrets are kept, at the end of a key: `smtpPassword`, `tokenAuth`. */
const KEY =
  /(?:password|passwd|passphrase|secret|private_?key|api_?key|access_?key|token_?auth|access_?token|refresh_?token|client_?secret|credentials)$/i

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
    const kind = SECRET_VALUES.find(([pattern]) => pattern.test(value))?.[1]
    if (kind) yield `${path || 'the data'} looks like ${kind}`
    else if (value !== '' && KEY.test(path)) yield `${path} has the name of a secret and a value`
  }
  // Routes are addresses: one may well be called "partner_change_password".
  if (typeof value !== 'object' || value === null || path === 'routes') return
  for (const [key, child] of Object.entries(value))
    yield* walk(child, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key)
}
