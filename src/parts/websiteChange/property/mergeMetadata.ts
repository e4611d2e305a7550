import { metadataText } from '../../../api/customers'

interface Changes {
  /** What both began with; all three as `metadataText` writes them. */
  readonly base: string
  readonly mine: string
  readonly theirs: string
}

interface Merged {
  /** Both changes; of a name that both have changed, mine. */
  readonly value: string
  /** The names of which both have made something different. */
  readonly disputed: readonly string[]
}

/** Joins two changes of the customer's other data name by name: somebody has to choose only where both changed the same. */
export function mergeMetadata(changes: Changes): Merged {
  const base = readMetadata(changes.base)
  const mine = readMetadata(changes.mine)
  const theirs = readMetadata(changes.theirs)
  const differs = (one: Metadata, other: Metadata) => (name: string) => JSON.stringify(one.get(name)) !== JSON.stringify(other.get(name))
  const changed = [...new Set([...base.keys(), ...mine.keys()])].filter(differs(base, mine))
  const disputed = changed.filter(differs(base, theirs)).filter(differs(mine, theirs))
  const isOwn = new Set(changed)
  const kept = [...theirs].filter(([name]) => !isOwn.has(name))
  const own = [...mine].filter(([name]) => isOwn.has(name))
  return { value: metadataText(Object.fromEntries([...kept, ...own])), disputed }
}

type Metadata = ReadonlyMap<string, unknown>

export const readMetadata = (text: string): Metadata => new Map(Object.entries(JSON.parse(text)))
