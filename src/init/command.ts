import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { checkRights } from './checkRights'
import { examineExample } from './examineExample'
import { findKind } from './findKind'
import type { Places, Step } from './Kind'
import { KINDS } from './kinds'
import { planEdits, stepOf } from './planEdits'
import { planFiles } from './planFiles'
import { type Plan, printPlan, printSteps } from './printPlan'
import { openProject } from './Project'
import { runIn } from './runIn'
import { writeFiles } from './writeFiles'

const HELP = `partner-islands init [folder] [options]

Adds the first islands to the application in a folder, the current one unless told: publishes the files of the package, installs the
package of your ecosystem, shows an example page with sidebar and user menu, asks the doctor about it, and says what is left to do.
A second run changes nothing.

  --kind NAME   what the application is made with, where the folder does not tell:
                ${[...KINDS.keys()].join(', ')}
  --dry-run     say what would be written, and write nothing
  --force       write again what init made and somebody has changed since, or what is of another version; never anything else

Exit code: 0 done, 2 nothing was written.
`

const OPTIONS = {
  kind: { type: 'string' },
  'dry-run': { type: 'boolean' },
  force: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** So many files in the way are named. */
const NAMED = 3

/** `partner-islands init`; answers with the exit code. The command stands in `dist` of the package. */
export async function runInit(
  args: readonly string[],
  print: (text: string) => void,
  packageFolder = fileURLToPath(new URL('..', import.meta.url)),
): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [root = '.', ...rest] = positionals
  if (values.help || rest.length > 0) {
    print(HELP)
    return values.help ? 0 : 2
  }
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`${root} is no folder.`)
  const plan = makePlan(root, packageFolder, values.kind, values.force ?? false)
  refuseBlocked(plan)
  const files = plan.files.filter(({ state }) => state === 'new' || (state === 'changed' && plan.force))
  const edits = plan.edits.filter(({ state }) => state === 'edited')
  checkRights(root, [...files, ...edits])
  print(`${printPlan(plan)}\n`)
  if (values['dry-run']) {
    print(`Nothing was written: this was --dry-run.\n\n${printSteps(plan, plan.steps)}`)
    return 0
  }
  writeFiles(root, files)
  const failed = runCommands(root, plan.places)
  // Lines that name what could not be installed would break the application.
  if (!failed) writeFiles(root, edits)
  const { render, page, edits: asked } = plan.places
  if (!failed && render) print(`${examineExample(root, packageFolder, render, page.to)}\n`)
  print(printSteps(plan, failed ? [failed, ...asked.map(stepOf), ...plan.places.steps] : plan.steps))
  return 0
}

/** What is left to do after the first that fails. */
function runCommands(root: string, { commands = [] }: Places): Step | undefined {
  for (const [nth, command] of commands.entries()) {
    if (!runIn(root, command).isDone)
      return { say: `${command[0]} failed here. Run it:`, code: commands.slice(nth).map((left) => left.join(' ')) }
  }
  return undefined
}

function makePlan(root: string, packageFolder: string, asked: string | undefined, force: boolean): Plan {
  const project = openProject(root)
  const found = findKind(project, asked)
  const places = found.kind.place(project)
  const { files: edits, steps } = planEdits(project, places.edits)
  const inPackage = (file: string) => readFileSync(path.join(packageFolder, file), 'utf8')
  return {
    ...found,
    places,
    files: planFiles(root, packageFolder, places),
    edits,
    steps: [...steps, ...places.steps],
    version: v.parse(v.object({ version: v.string() }), JSON.parse(inPackage('package.json'))).version,
    policy: /<!-- policy -->\n```text\n(.+)\n/.exec(inPackage('demo/handbook/production.md'))?.[1] ?? '',
    force,
  }
}

function refuseBlocked({ files }: Plan): void {
  const blocked = files.flatMap(({ path: place, state }) => (state === 'blocked' ? place : []))
  if (blocked.length === 0) return
  const more = blocked.length > NAMED ? ` and ${blocked.length - NAMED} more` : ''
  throw new Error(
    `In the way, and not made by init: ${blocked.slice(0, NAMED).join(', ')}${more}. Move it away, or follow demo/handbook/first-island.md by hand. Nothing was written.`,
  )
}
