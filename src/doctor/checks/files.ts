import type { Examined } from '../Examined'
import { type Finding, finding } from '../Finding'
import { attribute, type PageElement, tagOf } from '../PageElement'
import { fileOf, ourPreloads, ourScripts } from '../scripts'

const INTEGRITY = /^sha(?:256|384|512)-[\w+/]+={0,2}$/

/** The files of the package that the page names, held against the manifest. */
export function checkFiles(examined: Examined): Finding[] {
  const scripts = ourScripts(examined)
  const preloads = ourPreloads(examined)
  return [
    ...[...scripts, ...preloads].flatMap((element) => checkFile(element, examined)),
    ...preloads.filter((link) => isUnneeded(link, examined)).map(unneeded),
    ...checkCount(preloads),
    ...checkImportMap(examined),
  ]
}

const addressOf = (element: PageElement): string => attribute(element, element.name === 'link' ? 'href' : 'src')

function checkFile(element: PageElement, examined: Examined): Finding[] {
  const file = fileOf(addressOf(element), examined)
  if (!file) return [finding('asset/unknown', `${tagOf(element)} is no file of this version of the package`, element)]
  return [...checkIntegrity(element, examined.manifest.files[file]?.integrity ?? ''), ...checkCrossorigin(element, examined)]
}

function checkIntegrity(element: PageElement, expected: string): Finding[] {
  const integrity = attribute(element, 'integrity').trim()
  if (!integrity) return [finding('integrity/missing', `${tagOf(element)} has no integrity`, element)]
  const hashes = integrity.split(/\s+/)
  if (!hashes.every((hash) => INTEGRITY.test(hash)))
    return [finding('integrity/malformed', `the integrity of ${tagOf(element)} is no hash`, element)]
  return hashes.includes(expected)
    ? []
    : [finding('integrity/mismatch', `the integrity of ${tagOf(element)} is that of another file`, element)]
}

/** Module scripts always ask with CORS; classic ones only when told. */
function checkCrossorigin(element: PageElement, { source: { url } }: Examined): Finding[] {
  const address = addressOf(element)
  const isForeign = /^(?:https?:)?\/\//.test(address) && url !== undefined && new URL(address, url).host !== new URL(url).host
  const isCors = element.attributes.has('crossorigin') || attribute(element, 'type') === 'module' || element.name === 'link'
  return isForeign && !isCors
    ? [finding('integrity/crossorigin', `${tagOf(element)} loads from another host without crossorigin`, element)]
    : []
}

/** More than any page of the product needs: browsers would fetch them before what is to be seen. */
const MANY_PRELOADS = 20

const checkCount = (preloads: readonly PageElement[]): Finding[] =>
  preloads.length > MANY_PRELOADS ? [finding('preload/many', `the page preloads ${preloads.length} files of the package`, preloads[0])] : []

const unneeded = (link: PageElement): Finding => finding('preload/unneeded', `no island of this page needs ${tagOf(link)}`, link)

/** A page whose import map has hashes has them for every island it names: those of lazy parts stand nowhere else. */
function checkImportMap({ elements, hosts, manifest }: Examined): Finding[] {
  const map = elements.find((element) => element.name === 'script' && attribute(element, 'type') === 'importmap')
  if (!map?.text.includes('"integrity"')) return []
  return hosts.flatMap((host) => {
    const name = attribute(host, 'data-island')
    const { preload = [], lazy = [] } = Object.hasOwn(manifest.islands, name) ? (manifest.islands[name] ?? {}) : {}
    return [...preload, ...lazy].every((file) => map.text.includes(file))
      ? []
      : [
          finding(
            'integrity/island',
            `the call that printed the head did not name the island "${name}": its files have no hashes and no preload`,
            host,
          ),
        ]
  })
}

function isUnneeded(link: PageElement, { manifest, hosts, ownIslands }: Examined): boolean {
  const file = fileOf(addressOf(link), { manifest })
  if (!file || file.startsWith('messages/') || manifest.core.includes(file)) return false
  const names = hosts.map((host) => attribute(host, 'data-island'))
  // The screen of the main area depends on the address, and hosts may come later.
  if (names.includes('main') || names.length === 0) return false
  // A mistyped name is told already.
  if (names.some((name) => !manifest.islands[name] && !ownIslands.includes(name))) return false
  return !names.some((name) => manifest.islands[name]?.preload.includes(file) || manifest.islands[name]?.lazy.includes(file))
}
