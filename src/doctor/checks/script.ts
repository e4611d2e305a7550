import { createHash } from 'node:crypto'
import type { Examined } from '../Examined'
import { type Finding, finding } from '../Finding'
import { attribute, type PageElement, tagOf } from '../PageElement'
import { policiesOf, type Policy, sourcesOf } from '../policy'
import { ourScripts } from '../scripts'
import { isPrintedAsText } from './dataBlock'

/** The script of the package, and whether the policy of the page lets it work. */
export function checkScript(examined: Examined): Finding[] {
  const scripts = ourScripts(examined)
  const [first, ...others] = scripts
  // What was printed as text is told once, with the data block.
  if (!first)
    return examined.hosts.length > 0 && !isPrintedAsText(examined.source.html)
      ? [finding('script/missing', 'the page has islands but does not load partner-islands.js')]
      : []
  const policies = policiesOf(examined)
  return [
    ...scripts.filter((script) => attribute(script, 'type') !== 'module').map(notModule),
    ...others.map((script) => duplicate(script, first)),
    ...policies.flatMap((policy) => [...scripts.flatMap((script) => checkNonce(script, policy, examined)), ...checkConnect(policy)]),
    ...checkImportMap(examined, policies),
    ...(policies.length === 0 ? checkNonceWithoutPolicy(first, examined) : []),
  ]
}

const notModule = (script: PageElement): Finding =>
  finding('script/type', `${tagOf(script)} is loaded as a classic script, in which import is a syntax error`, script)

function duplicate(script: PageElement, first: PageElement): Finding {
  return attribute(script, 'src') === attribute(first, 'src')
    ? finding('script/duplicate', `the script is on the page already, in line ${first.line}`, script)
    : finding('script/version', `${tagOf(script)} and ${tagOf(first)} are two copies of the script; the second one stands down`, script)
}

function checkNonce(script: PageElement, policy: Policy, examined: Examined): Finding[] {
  const sources = sourcesOf(policy, 'script-src-elem', 'script-src')
  if (!sources) return []
  const nonces = sources.flatMap((source) => /^'nonce-(.+)'$/.exec(source)?.[1] ?? [])
  const nonce = attribute(script, 'nonce')
  if (nonces.includes(nonce)) return []
  const isAllowedByHost = !sources.includes("'strict-dynamic'") && sources.some((source) => allows(source, script, examined))
  if (isAllowedByHost) return []
  if (nonces.length === 0) return [finding('script/blocked', `the policy of the page does not let ${tagOf(script)} load`, script)]
  return nonce
    ? [finding('script/nonce-mismatch', 'the nonce of the script is not the one in the policy, so browsers refuse the script', script)]
    : [finding('script/nonce-missing', 'the policy asks for a nonce and the script has none, so browsers refuse the script', script)]
}

/** The hashes of files stand in an import map within the page, which browsers heed only where policy and order let them. */
function checkImportMap({ elements }: Examined, policies: readonly Policy[]): Finding[] {
  const map = elements.find((element) => element.name === 'script' && attribute(element, 'type') === 'importmap' && !element.isInert)
  if (!map) return []
  const isModule = (element: PageElement) => attribute(element, 'type') === 'module' || attribute(element, 'rel') === 'modulepreload'
  const before = elements.slice(0, elements.indexOf(map)).find(isModule)
  const isBlocked = policies.some((policy) => !allowsInline(map, sourcesOf(policy, 'script-src-elem', 'script-src')))
  return [
    ...(before ? [finding('script/importmap-late', `${tagOf(before)} in line ${before.line} comes before the import map`, map)] : []),
    ...(isBlocked ? [finding('script/importmap-blocked', 'the policy of the page does not let its import map count', map)] : []),
  ]
}

function allowsInline(script: PageElement, sources: readonly string[] | undefined): boolean {
  if (!sources) return true
  const hashes = ['sha256', 'sha384', 'sha512'].map((name) => `'${name}-${createHash(name).update(script.text).digest('base64')}'`)
  const nonce = attribute(script, 'nonce')
  if (sources.some((source) => hashes.includes(source) || (nonce && source === `'nonce-${nonce}'`))) return true
  // Beside a nonce or a hash it is not heeded.
  return sources.includes("'unsafe-inline'") && !sources.some((source) => /^'(?:nonce|sha\d+)-|^'strict-dynamic'$/.test(source))
}

/** Whether a source of a policy lets the script load. Without the address of the page every host may be its own. */
function allows(source: string, script: PageElement, { source: { url } }: Examined): boolean {
  const src = attribute(script, 'src')
  const host = URL.canParse(src, url) ? new URL(src, url).host : ''
  if (source === "'self'") return host === '' || !url || host === new URL(url).host
  if (source === '*' || /^https?:$/.test(source)) return true
  const allowed = source.replace(/^https?:\/\//, '').replace(/\/.*/s, '')
  return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : allowed !== '' && allowed === host
}

function checkConnect(policy: Policy): Finding[] {
  const sources = sourcesOf(policy, 'connect-src')
  const isOpen = !sources || sources.some((source) => source !== "'none'" && !source.startsWith("'nonce-") && source !== "'strict-dynamic'")
  return isOpen ? [] : [finding('script/connect-blocked', 'the policy of the page forbids calls to the server')]
}

/** Other scripts carry a nonce, so the response has a policy that a file does not show. */
function checkNonceWithoutPolicy(script: PageElement, { elements }: Examined): Finding[] {
  const other = elements.find((element) => element.name === 'script' && attribute(element, 'nonce'))
  return !other || attribute(script, 'nonce')
    ? []
    : [finding('script/nonce-missing', `other scripts of the page have a nonce, as in line ${other.line}, this one has none`, script)]
}
