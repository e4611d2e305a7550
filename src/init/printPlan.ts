import type { FoundKind } from './findKind'
import type { Places, Step } from './Kind'
import type { FileState, PlannedFile } from './PlannedFile'

export interface Plan extends FoundKind {
  readonly places: Places
  readonly files: readonly PlannedFile[]
  /** Of the package. */
  readonly version: string
  /** The content security policy that the islands ask for. */
  readonly policy: string
  readonly force: boolean
}

/** What init does, a line for each file, and one for all that are published. */
export function printPlan({ kind, toldBy, places, files, version, force }: Plan): string {
  const published = files.filter(({ isAsset }) => isAsset)
  const lines = [
    ...[...new Set(published.map(({ state }) => state))].map((state) => {
      const count = published.filter((file) => file.state === state).length
      return line(state, force, `${places.assets}/ (${count} of the ${published.length} files of partner-islands ${version})`)
    }),
    ...files.flatMap(({ isAsset, path, state }) => (isAsset ? [] : line(state, force, path))),
  ]
  const isLeft = files.some(({ state }) => state === 'changed') && !force
  const hint = isLeft ? ['', 'What differs was made by init and has changed since, or is of another version; --force writes it again.'] : []
  return [`This is ${kind.title}${toldBy ? `, as ${toldBy} tells` : ''}:`, '', ...lines, ...hint, ''].join('\n')
}

function line(state: FileState, force: boolean, what: string): string {
  const words = {
    new: 'write',
    equal: 'is there',
    changed: force ? 'write again' : 'differs, left',
    kept: 'yours, left',
    blocked: 'in the way',
  }
  return `  ${words[state].padEnd(15)}${what}`
}

/** What people do then. */
export function printSteps({ places, policy }: Plan): string {
  const steps: Step[] = [
    ...places.steps,
    {
      say: 'If your pages have a content security policy, make a new nonce for every response, pass it to the page, and let the policy be:',
      code: [`Content-Security-Policy: ${policy}`],
    },
    { say: 'Put your own page data in the place of the example; demo/handbook/first-island.md of the package says what goes in.' },
    { say: 'Ask the doctor about the page:', code: [`npx partner-islands doctor ${places.address}`] },
  ]
  return `Left to do:\n\n${steps.map(printStep).join('\n')}`
}

function printStep({ say, code = [] }: Step, index: number): string {
  const lines = code.length > 0 ? ['', ...code.map((text) => text && `       ${text}`), ''] : ['']
  return [`  ${index + 1}. ${say}`, ...lines].join('\n')
}
