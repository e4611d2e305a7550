import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { filesBelow } from '../init/Project'
import { runVite } from './runVite'
import { servePreview } from './servePreview'

const HELP = `partner-islands preview [folder] [options]

Shows the islands of a folder that new-island made, each on its page, and shows every save at once: by Vite where the folder has a
vite.config; otherwise the island alone is shown anew, and the store of the page stays as it is. Ends with Ctrl+C.

  --port NUMBER   where it is served on this machine; 5173 unless told
`

const OPTIONS = { port: { type: 'string', default: '5173' }, help: { type: 'boolean' } } as const

/** Where new-island puts them. */
const FOLDERS = ['islands', 'public/islands', 'static/islands']

/** `partner-islands preview`; answers with the exit code, once it is ended. The command stands in `dist` of the package. */
export async function runPreview(
  args: readonly string[],
  print: (text: string) => void,
  packageFolder = fileURLToPath(new URL('..', import.meta.url)),
): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [asked, ...rest] = positionals
  if (values.help || rest.length > 0) {
    print(HELP)
    return values.help ? 0 : 2
  }
  const folder = asked ?? FOLDERS.find((one) => existsSync(one))
  const pages = folder && existsSync(folder) ? filesBelow(folder).filter((file) => /^[^/]+\/preview\.html$/.test(file)) : []
  if (!folder || pages.length === 0)
    throw new Error(`${folder ?? 'This folder'} has no island with a preview.html: npx partner-islands new-island NAME makes one.`)
  const port = portOf(values.port)
  const printUrls = (origin: string) => print(`${pages.map((page) => `${origin}${page}`).join('\n')}\n`)
  if (filesBelow(folder).some((file) => /^vite\.config\.\w+$/.test(file))) return runVite(folder, port, printUrls)
  const { origin, closed } = await servePreview(folder, path.join(packageFolder, 'dist'), port)
  printUrls(`${origin}/${path.basename(path.resolve(folder))}/`)
  await closed
  return 0
}

const LAST_PORT = 65_535

function portOf(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > LAST_PORT) throw new Error(`--port "${text}" is no port: take a number up to ${LAST_PORT}.`)
  return port
}
