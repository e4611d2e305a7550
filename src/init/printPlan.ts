import type { FoundKind } from './findKind'
import type { Places, Step } from './Kind'
import type { FileState, PlannedFile } from './PlannedFile'

export interface Plan extends FoundKind {
  readonly places: Places
  readonly files: readonly PlannedFile[]
  /** What is added to files of the application, once the commands are done. */
  readonly edits: readonly PlannedFile[]
  readonly steps: readonly Step[]
  /** Of the package. */
  readonly version: string
  /** The content security policy that the islands ask for. */
  readonly policy: string
  readonly force: boolean
}

/** What init does: a line for each file and command, and one for each folder that comes as it is. */
export function printPlan({ kind, toldBy, places, files, edits, version, force }: Plan): string {
  const folders = new Set(files.flatMap(({ folder }) => folder ?? []))
  const isLeft = files.some(({ state }) => state === 'changed') && !force
  const lines = [
    ...[...folders].flatMap((folder) =>
      folderLines(
        files.filter((file) => file.folder === folder),
        folder,
        version,
        force,
      ),
    ),
    ...files.flatMap(({ folder, path, state }) => (folder ? [] : line(state, force, path))),
    ...(places.commands ?? []).map((command) => `  ${'run'.padEnd(WIDTH)}${command.join(' ')}`),
    ...edits.map(({ path, state }) => line(state, force, path)),
  ]
  const hint = isLeft ? ['', 'What differs was made by init and has changed since, or is of another version; --force writes it again.'] : []
  return [`This is ${kind.title}${toldBy ? `, as ${toldBy} tells` : ''}:`, '', ...lines, ...hint, ''].join('\n')
}

const WIDTH = 15

function folderLines(files: readonly PlannedFile[], folder: string, version: string, force: boolean): string[] {
  return [...new Set(files.map(({ state }) => state))].map((state) => {
    const count = files.filter((file) => file.state === state).length
    return line(state, force, `${folder}/ (${count} of the ${files.length} files of partner-islands ${version})`)
  })
}

/** What happens to one file, in a line. */
export const printFile = ({ state, path }: PlannedFile): string => line(state, false, path)

function line(state: FileState, force: boolean, what: string): string {
  const words = {
    new: 'write',
    edited: 'add lines to',
    equal: 'is there',
    changed: force ? 'write again' : 'differs, left',
    kept: 'yours, left',
    blocked: 'in the way',
  }
  return `  ${words[state].padEnd(WIDTH)}${what}`
}

/** What people do then. */
export function printSteps({ places, policy }: Plan, left: readonly Step[]): string {
  const steps: Step[] = [
    ...left,
    {
      say: 'If your pages have a content security policy, make a new nonce for every response, pass it to the page, and let the policy be:',
      code: [`Content-Security-Policy: ${policy}`],
    },
    { say: 'Put your own page data in the place of the example; demo/handbook/first-island.md of the package says what goes in.' },
    { say: 'Ask the doctor about the page as your server sends it:', code: [`npx partner-islands doctor ${places.address}`] },
  ]
  return printStepList(steps)
}

/** What is left to people, with numbers. */
export const printStepList = (steps: readonly Step[]): string => `Left to do:\n\n${steps.map(printStep).join('\n')}`

function printStep({ say, code = [] }: Step, index: number): string {
  const lines = code.length > 0 ? ['', ...code.map((text) => text && `       ${text}`), ''] : ['']
  return [`  ${index + 1}. ${say}`, ...lines].join('\n')
}
