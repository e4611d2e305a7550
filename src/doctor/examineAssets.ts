import type { Examined } from './Examined'
import { type Finding, finding } from './Finding'
import { attribute, type PageElement, tagOf } from './PageElement'
import { ourPreloads, ourScripts } from './scripts'

/** Asks the server for the files of the package that the page names. */
export async function examineAssets(examined: Examined, url: string): Promise<Finding[]> {
  const elements = [...ourScripts(examined), ...ourPreloads(examined)]
  return (await Promise.all(elements.map((element) => examineAsset(element, url)))).flat()
}

async function examineAsset(element: PageElement, url: string): Promise<Finding[]> {
  const address = attribute(element, element.name === 'link' ? 'href' : 'src')
  if (!URL.canParse(address, url)) return [finding('asset/missing', `${tagOf(element)} is no address`, element)]
  try {
    const response = await fetch(new URL(address, url))
    await response.body?.cancel()
    if (!response.ok) return [finding('asset/missing', `the server answers ${response.status} for ${tagOf(element)}`, element)]
    const type = response.headers.get('content-type') ?? ''
    return /javascript|ecmascript/i.test(type)
      ? []
      : [finding('asset/type', `${tagOf(element)} comes as "${type}", not as a script`, element)]
  } catch (error) {
    return [
      finding('asset/missing', `${tagOf(element)} cannot be fetched: ${error instanceof Error ? error.message : String(error)}`, element),
    ]
  }
}

/** Asks for the page again: a nonce that comes twice protects nothing. */
export function examineNonce(first: Examined, second: Examined): Finding[] {
  const nonceOf = (examined: Examined) => ourScripts(examined).flatMap((script) => attribute(script, 'nonce') || [])[0]
  const nonce = nonceOf(first)
  const [script] = ourScripts(first)
  return nonce && nonce === nonceOf(second) ? [finding('script/nonce-reused', 'two responses carry the same nonce', script)] : []
}
