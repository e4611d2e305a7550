import type { Examined } from './Examined'
import { type Finding, finding } from './Finding'
import { attribute, type PageElement, tagOf } from './PageElement'
import { ourPreloads, ourScripts } from './scripts'

/** Asks the server for the files of the package that the page names. */
export async function examineAssets(examined: Examined, url: string): Promise<Finding[]> {
  const elements = [...ourScripts(examined), ...ourPreloads(examined)]
  const problems = (await Promise.all(elements.map((element) => examineAsset(element, url)))).flat()
  const kinds = new Set(problems.map(kindOf))
  return [...kinds].flatMap((kind) => toFinding(problems.filter((problem) => kindOf(problem) === kind)))
}

interface Problem {
  readonly check: 'asset/missing' | 'asset/type' | 'asset/uncompressed' | 'asset/uncached'
  /** What the server does with the file. */
  readonly problem: string
  readonly element: PageElement
}

const kindOf = ({ check, problem }: Problem): string => `${check} ${problem}`

/** What is wrong with many files in the same way is said once. */
function toFinding([first, ...others]: readonly Problem[]): Finding[] {
  if (!first) return []
  const more = others.length > 0 ? `, and so for ${others.length} more` : ''
  return [finding(first.check, `${first.problem}: ${tagOf(first.element)}${more}`, first.element)]
}

async function examineAsset(element: PageElement, url: string): Promise<Problem[]> {
  const address = attribute(element, element.name === 'link' ? 'href' : 'src')
  const found = (check: Problem['check'], problem: string): Problem[] => [{ check, problem, element }]
  if (!URL.canParse(address, url)) return found('asset/missing', 'this is no address')
  try {
    const response = await fetch(new URL(address, url), { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    await response.body?.cancel()
    if (!response.ok) return found('asset/missing', `the server answers ${response.status}`)
    const type = response.headers.get('content-type') ?? ''
    if (!/javascript|ecmascript/i.test(type)) return found('asset/type', `this comes as "${type}", not as a script`)
    return [
      ...(isCompressed(response) ? [] : found('asset/uncompressed', 'this comes as large as it is')),
      ...(isKept(response, address) ? [] : found('asset/uncached', 'browsers ask for this again, although it never changes')),
    ]
  } catch (error) {
    return found('asset/missing', `this cannot be fetched (${error instanceof Error ? error.message : String(error)})`)
  }
}

/** Short files need not be. */
const COMPRESS_FROM_BYTES = 2_000

const isCompressed = ({ headers }: Response): boolean =>
  headers.has('content-encoding') || Number(headers.get('content-length') ?? 0) < COMPRESS_FROM_BYTES

/** Names with a hash stand for one content; others may change. */
const HASHED = /-[\w-]{8}\.js$/
const LONG_SECONDS = 30 * 24 * 60 * 60

function isKept({ headers }: Response, address: string): boolean {
  const [, age] = /max-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? []
  return !HASHED.test(address) || Number(age ?? 0) >= LONG_SECONDS
}

/** Asks for the page again: a nonce that comes twice protects nothing. */
export function examineNonce(first: Examined, second: Examined): Finding[] {
  const nonceOf = (examined: Examined) => ourScripts(examined).flatMap((script) => attribute(script, 'nonce') || [])[0]
  const nonce = nonceOf(first)
  const [script] = ourScripts(first)
  return nonce && nonce === nonceOf(second) ? [finding('script/nonce-reused', 'two responses carry the same nonce', script)] : []
}
