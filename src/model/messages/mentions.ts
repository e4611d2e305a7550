import { fullName, type Person } from '../people/people'

export const MENTIONS_MAX = 50 // default: colleagues whom one message may name

type Named = Person & { readonly id: number }

const LETTER = /[\p{L}\p{N}]/u

/** The people whom a text names with an @. A longer name goes before a shorter one that it begins with. */
export function mentionsIn(text: string, people: readonly Named[]): number[] {
  let rest = text
  const named: number[] = []
  for (const person of people.toSorted((a, b) => fullName(b).length - fullName(a).length)) {
    const parts = rest.split(`@${fullName(person)}`)
    const isNamed = parts.some((before, index) => {
      const after = parts[index + 1]
      return after !== undefined && !LETTER.test(before.at(-1) ?? '') && !LETTER.test(after.at(0) ?? '')
    })
    if (!isNamed) continue
    named.push(person.id)
    rest = parts.join(' ')
  }
  return named
}
