import { trustedScript } from './trustedScript'

interface ImportMap {
  readonly imports?: Readonly<Record<string, string>>
  readonly scopes?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly integrity?: Readonly<Record<string, string>>
}

let names = 0

/**
 * Loads a module from another place than its address, with the same integrity and with what it imports from where that is now. What has
 * moved is told by a further import map: rejects in browsers that read one only (Chromium before 133, Firefox), unless nothing has.
 */
export async function importAs(place: string, address: string, moved: Readonly<Record<string, string>>): Promise<void> {
  const integrity = integrityOf(address)
  if (Object.keys(moved).length === 0) {
    if (integrity) await preload(place, integrity)
    await import(place)
    return
  }
  // Only a browser that has read the map knows the name.
  const name = `partner-islands/again-${++names}`
  addImportMap({ imports: { [name]: place }, scopes: { [place]: moved }, ...(integrity && { integrity: { [place]: integrity } }) })
  await import(name)
}

/** Every browser holds a module against the hash of the link that asked for it first. Rejects when it is another one, or did not come. */
function preload(place: string, integrity: string): Promise<void> {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href: place, integrity, nonce: nonceOf() })
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`could not load ${place}`)))
    document.head.append(link)
  })
}

/** What the page's own maps say that the file must be. */
function integrityOf(address: string): string | undefined {
  for (const { textContent } of document.querySelectorAll('script[type=importmap]')) {
    const hashes = Object.entries(readImportMap(textContent).integrity ?? {})
    const [, hash] = hashes.find(([file]) => URL.canParse(file, document.baseURI) && new URL(file, document.baseURI).href === address) ?? []
    if (hash) return hash
  }
  return undefined
}

/** A map that is none has no effect in the browser either. */
function readImportMap(text: string): ImportMap {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

function addImportMap(map: ImportMap): void {
  const script = document.createElement('script')
  script.type = 'importmap'
  script.nonce = nonceOf()
  script.text = trustedScript(JSON.stringify(map))
  document.head.append(script)
}

const nonceOf = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
