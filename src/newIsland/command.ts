import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readManifest } from '../doctor'
import { checkRights } from '../init/checkRights'
import type { Step } from '../init/Kind'
import type { PlannedFile } from '../init/PlannedFile'
import { openProject, type Project } from '../init/Project'
import { printFile, printStepList } from '../init/printPlan'
import { writeFiles } from '../init/writeFiles'
import { checkName } from './checkName'
import { findForm, type Form } from './Form'
import { planIsland } from './planIsland'

const HELP = `partner-islands new-island NAME [options]

Makes an island of your own in the application in this folder: a typed component with its texts, a test that runs, and a page on which
you see it while you write it. A second run changes nothing.

  --form NAME   bundler (TSX) or plain (JavaScript for pages without a bundler), where package.json does not tell
  --in FOLDER   where your islands are; islands unless told, beside the published files for plain ones
  --dry-run     say what would be written, and write nothing

Exit code: 0 done, 2 nothing was written.
`

const OPTIONS = {
  form: { type: 'string' },
  in: { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** `partner-islands new-island`; answers with the exit code. The command stands in `dist` of the package. */
export async function runNewIsland(
  args: readonly string[],
  print: (text: string) => void,
  root = '.',
  packageFolder = fileURLToPath(new URL('..', import.meta.url)),
): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [name, ...rest] = positionals
  if (values.help || name === undefined || rest.length > 0) {
    print(HELP)
    return values.help ? 0 : 2
  }
  checkName(name, Object.keys(readManifest(readFileSync(path.join(packageFolder, 'dist/manifest.json'), 'utf8')).islands))
  const project = openProject(root)
  if (!project.has('package.json'))
    throw new Error(`${path.resolve(root)} has no package.json: go to the folder of your application, or run npm init there.`)
  const form = findForm(project, values.form)
  const folder = folderOf(root, values.in ?? form.place(project))
  const files = planIsland(root, path.join(packageFolder, 'demo/recipes/new-island', form.recipe), folder, name)
  refuseBlocked(files, `${folder}/${name}`)
  const added = files.filter(({ state }) => state === 'new')
  checkRights(root, added)
  print(`The island ${name} (${form.title}):\n\n${files.map((file) => printFile(file)).join('\n')}\n\n`)
  if (values['dry-run']) print('Nothing was written: this was --dry-run.\n\n')
  else writeFiles(root, added)
  print(printStepList(stepsOf(form, project, folder, name)))
  return 0
}

/** Below the application, with slashes between. */
function folderOf(root: string, asked: string): string {
  const folder = path.relative(root, path.resolve(root, asked)).replaceAll(path.sep, '/')
  if (folder === '' || folder.startsWith('..') || path.isAbsolute(folder))
    throw new Error(`--in "${asked}" is no folder in this application.`)
  return folder
}

function refuseBlocked(files: readonly PlannedFile[], folder: string): void {
  const blocked = files.flatMap(({ path: place, state }) => (state === 'blocked' ? place : []))
  if (blocked.length === 0) return
  throw new Error(
    `${folder} is there with another content (${blocked.join(', ')}): choose another name, or move it away. Nothing was written.`,
  )
}

function stepsOf({ needs, devNeeds, checks, publish, publishLines }: Form, project: Project, folder: string, name: string): Step[] {
  const isThere = (need: string) => project.read('package.json').includes(`"${need.replace(/@\d+$/, '')}"`)
  const missing = (names: readonly string[]) => names.filter((one) => !isThere(one))
  const install = (names: readonly string[], option = '') => (names.length > 0 ? [`npm install ${option}${names.join(' ')}`] : [])
  const installs = [...install(missing(needs)), ...install(missing(devNeeds), '--save-dev ')]
  return [
    ...(installs.length > 0
      ? [{ say: 'Install what the island, its preview, its types and its test are made with:', code: installs }]
      : []),
    { say: 'See it while you write it; each save shows at once:', code: [`npx partner-islands preview ${folder}`] },
    { say: 'Run its test, and check its types:', code: checks(folder, name) },
    { say: publish, code: publishLines(folder, name) },
    { say: 'Put it into a page:', code: [`<div data-island="${name}"></div>`] },
  ]
}
