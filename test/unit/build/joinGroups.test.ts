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

test('every piece is in one group, whose users are those of its pieces', () => {
  fc.assert(
    fc.property(graph, (specs) => {
      const pieces = piecesOf(specs)
      const groups = joinGroups(pieces, ({ imports }) => imports)
      expect(groups.flatMap(({ members }) => [...members].map(({ id }) => id)).toSorted((a, b) => a - b)).toEqual(
        pieces.map(({ piece }) => piece.id),
      )
      for (const { members, users } of groups) {
        const wanted = pieces.filter(({ piece }) => members.has(piece)).flatMap((needed) => needed.users)
        expect([...users].toSorted()).toEqual([...new Set(wanted)].toSorted())
      }
    }),
  )
})

test('no group imports itself by way of another', () => {
  fc.assert(
    fc.property(graph, (specs) => {
      const pieces = piecesOf(specs)
      const groups = joinGroups(pieces, ({ imports }) => imports)
      const next = (group: Group) =>
        groups.filter((other) => other !== group && [...group.members].some(({ imports }) => imports.some((one) => other.members.has(one))))
      for (const group of groups) {
        const reached = new Set(next(group))
        for (const one of reached) for (const further of next(one)) reached.add(further)
        expect(reached.has(group)).toBe(false)
      }
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
