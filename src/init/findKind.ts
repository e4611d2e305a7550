import type { Kind } from './Kind'
import { KINDS } from './kinds'
import type { Project } from './Project'

export interface FoundKind {
  readonly kind: Kind
  /** The file that told it; undefined where the person did. */
  readonly toldBy: string | undefined
}

/** What the folder is; throws a sentence where that is not clear. */
export function findKind(project: Project, asked: string | undefined): FoundKind {
  const names = [...KINDS.keys()].join(', ')
  if (asked !== undefined) {
    const kind = KINDS.get(asked)
    if (!kind) throw new Error(`--kind "${asked}" is none of those it knows: ${names}.`)
    return { kind, toldBy: undefined }
  }
  const found = [...KINDS].flatMap(([name, kind]) => {
    const toldBy = kind.recognise(project)
    return toldBy === undefined ? [] : { name, kind, toldBy }
  })
  const [first, ...others] = found
  if (!first) throw new Error(`This folder is nothing that init knows. Say what it is by --kind NAME, one of ${names}.`)
  if (others.length > 0) {
    const several = found.map(({ name, toldBy }) => `${name} (${toldBy})`).join(' and ')
    throw new Error(`This folder is ${several}. Say by --kind NAME which of them shows the islands.`)
  }
  return first
}
