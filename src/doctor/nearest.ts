import { editDistance } from '../routes'

/** The name that a mistyped one probably means: one or two letters off, or the same but for case and separators. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const limit = name.length > 5 ? 2 : 1
  return (
    names.find((candidate) => bare(candidate) === bare(name)) ??
    names
      .filter((candidate) => Math.abs(candidate.length - name.length) <= limit)
      .toSorted((a, b) => editDistance(name, a) - editDistance(name, b))
      .find((candidate) => editDistance(name, candidate) <= limit)
  )
}

const bare = (name: string): string => name.replace(/[-_\s]/g, '').toLowerCase()
