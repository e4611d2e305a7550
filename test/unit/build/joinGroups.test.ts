import * as fc from 'fast-check'

interface Piece {
  readonly id: number
  readonly imports: readonly Piece[]
}

interface Group {
  readonly users: ReadonlySet<string>
  readonly members: ReadonlySet<Piece>
}

type JoinGroups = (
  pieces: readonly { piece: Piece; weight: number; users: readonly string[] }[],
  importsOf: (piece: Piece) => readonly Piece[],
) => readonly Group[]

// The build is JavaScript and has no types.
const { joinGroups } = jest.requireActual<{ joinGroups: JoinGroups }>('../../../build/joinGroups.mjs')

const USERS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Pieces that import earlier ones, each with its weight and those who ask for it. */
const graph = fc.array(
  fc.record({
    imports: fc.array(fc.nat(30), { maxLength: 4 }),
    weight: fc.integer({ min: 1, max: 200_000 }),
    asked: fc.subarray(USERS),
  }),
  { minLength: 1, maxLength: 30 },
)

/** As modules are: what somebody needs, they need with all that it imports. */
function piecesOf(specs: readonly { imports: readonly number[]; weight: number; asked: readonly string[] }[]) {
  const pieces: Piece[] = []
  for (const [id, { imports }] of specs.entries())
    pieces.push({ id, imports: [...new Set(imports)].flatMap((other) => (other < id ? (pieces[other] ?? []) : [])) })
  const users = specs.map(({ asked }) => new Set(asked))
  for (const { id, imports } of pieces.toReversed())
    for (const imported of imports) for (const user of users[id] ?? []) users[imported.id]?.add(user)
  return pieces
    .map((piece, id) => ({ piece, weight: specs[id]?.weight ?? 0, users: [...(users[id] ?? [])] }))
    .filter((needed) => needed.users.length > 0)
}

/** The other groups that a group imports. */
const importsOf = (group: Group, groups: readonly Group[]) =>
  groups.filter((other) => other !== group && [...group.members].some(({ imports }) => imports.some((one) => other.members.has(one))))

/** Groups, and all that they import. */
function withImports(some: readonly Group[], groups: readonly Group[]): Set<Group> {
  const reached = new Set(some)
  for (const one of reached) for (const further of importsOf(one, groups)) reached.add(further)
  return reached
}

test('every piece is in one group, whose users are those who load it, for itself or for what imports it', () => {
  fc.assert(
    fc.property(graph, (specs) => {
      const pieces = piecesOf(specs)
      const groups = joinGroups(pieces, ({ imports }) => imports)
      expect(groups.flatMap(({ members }) => [...members].map(({ id }) => id)).toSorted((a, b) => a - b)).toEqual(
        pieces.map(({ piece }) => piece.id),
      )
      for (const user of USERS) {
        const needed = pieces.filter(({ users }) => users.includes(user))
        const loaded = withImports(
          groups.filter(({ members }) => needed.some(({ piece }) => members.has(piece))),
          groups,
        )
        expect(groups.filter(({ users }) => users.has(user))).toEqual(groups.filter((group) => loaded.has(group)))
      }
    }),
  )
})

test('no group imports itself by way of another', () => {
  fc.assert(
    fc.property(graph, (specs) => {
      const pieces = piecesOf(specs)
      const groups = joinGroups(pieces, ({ imports }) => imports)
      for (const group of groups) expect(withImports(importsOf(group, groups), groups).has(group)).toBe(false)
    }),
  )
})

test('a light piece goes along with what its users load anyway, a heavy one stays by itself', () => {
  const [shared, light, heavy] = [0, 1, 2].map((id): Piece => ({ id, imports: [] })) as [Piece, Piece, Piece]
  const groups = joinGroups(
    [
      { piece: shared, weight: 50_000, users: ['a', 'b'] },
      { piece: light, weight: 1_000, users: ['a'] },
      { piece: heavy, weight: 500_000, users: ['b'] },
    ],
    () => [],
  )
  expect(groups.map(({ members }) => [...members].map(({ id }) => id).toSorted())).toEqual(expect.arrayContaining([[0, 1], [2]]))
})

test('nobody gets what the other piece imports for the sake of one file less', () => {
  const heavy: Piece = { id: 0, imports: [] }
  const light: Piece = { id: 1, imports: [] }
  const importer: Piece = { id: 2, imports: [heavy] }
  const groups = joinGroups(
    [
      { piece: light, weight: 1_000, users: ['a', 'b'] },
      { piece: importer, weight: 1_000, users: ['b'] },
      { piece: heavy, weight: 500_000, users: ['b', 'c', 'd'] },
    ],
    ({ imports }) => imports,
  )
  expect(groups.find(({ members }) => members.has(light))?.members).not.toContain(importer)
})
