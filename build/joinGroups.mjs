/** What one more file costs who needs it: as much as so many characters of source that it does not need. */
const FILE = 56_000

/**
 * Joins pieces into groups that become files. It begins with one group for every set of users, and joins the two whose union saves most, until
 * every union would cost its users more in what they do not need than it saves them in files.
 *
 * @param pieces what is needed: `{ piece, weight, users }`
 * @param importsOf the pieces that a piece imports
 * @returns groups of pieces, with the names of their users
 */
export function joinGroups(pieces, importsOf) {
  const costOf = costBy(sharesOf(pieces))
  const groups = new Set(bySet(pieces))
  const groupOf = new Map([...groups].flatMap((group) => [...group.members].map((piece) => [piece, group])))
  for (;;) {
    const pair = pairsOf([...groups], costOf).find((each) => isApart(each) && each.saved > costOfImports(each))
    if (!pair) return [...groups]
    groups.delete(pair.a)
    groups.delete(pair.b)
    const joined = union(pair)
    for (const group of importedBy(pair)) for (const user of joined.users) group.users.add(user)
    for (const piece of joined.members) groupOf.set(piece, joined)
    groups.add(joined)
  }

  /** Whether nothing that the one imports imports the other: it would import the union, and the union it. */
  function isApart({ a, b }) {
    return !reach(neighbours(a).filter((group) => group !== b)).has(b) && !reach(neighbours(b).filter((group) => group !== a)).has(a)
  }

  /** Who needs one of the two comes to need what the other imports. */
  function costOfImports(pair) {
    const users = [...union(pair).users]
    const costs = importedBy(pair).map((group) => costOf({ users: users.filter((user) => !group.users.has(user)), weight: group.weight }))
    return costs.reduce((sum, cost) => sum + cost, 0)
  }

  function importedBy({ a, b }) {
    return [...reach([...neighbours(a), ...neighbours(b)])].filter((group) => group !== a && group !== b)
  }

  /** The groups, what they import, and so on. */
  function reach(from) {
    const seen = new Set(from)
    for (const group of seen) for (const further of neighbours(group)) seen.add(further)
    return seen
  }

  function neighbours(group) {
    return [...group.members]
      .flatMap(importsOf)
      .flatMap((piece) => groupOf.get(piece) ?? [])
      .filter((other) => other !== group)
  }
}

function bySet(pieces) {
  const groups = new Map()
  for (const { piece, weight, users } of pieces) {
    const key = users.toSorted().join()
    const { members, weight: before } = groups.get(key) ?? { members: new Set(), weight: 0 }
    groups.set(key, { users: new Set(users), members: members.add(piece), weight: before + weight })
  }
  return groups.values()
}

/** Pairs that are worth joining, the best first. */
function pairsOf(groups, costOf) {
  const pairs = groups.flatMap((a, index) =>
    groups.slice(index + 1).map((b) => ({ a, b, saved: costOf(a) + costOf(b) - costOf(union({ a, b })) })),
  )
  return pairs.filter(({ saved }) => saved > 0).toSorted((one, other) => other.saved - one.saved)
}

/** What counts for each user: who needs more than the average, in all, is spared more of what it does not need. */
function sharesOf(pieces) {
  const needs = new Map()
  for (const { weight, users } of pieces) for (const user of users) needs.set(user, (needs.get(user) ?? 0) + weight)
  const mean = [...needs.values()].reduce((sum, need) => sum + need, 0) / needs.size
  return new Map([...needs].map(([user, need]) => [user, Math.max(1, need / mean)]))
}

const costBy =
  (shares) =>
  ({ users, weight }) =>
    [...users].reduce((sum, user) => sum + shares.get(user), 0) * (weight + FILE)

const union = ({ a, b }) => ({
  users: new Set([...a.users, ...b.users]),
  members: new Set([...a.members, ...b.members]),
  weight: a.weight + b.weight,
})
