import { joinGroups } from './joinGroups.mjs'
import { localeOf } from './messages-plugin.mjs'

/**
 * Which chunk each module goes to, computed from who needs it. Rollup's own chunks, one for every set of importers and hundreds of them, are put
 * together so that a page asks for few files, and none of them holds much that the page does not need:
 *
 * - `react`; `start`, what the script of a page does before it loads an island; `core`, what every island needs; `recovery` and `tools`, what
 *   these load later
 * - `frame`, what the islands around a screen need; of what other islands and heavy parts need, and of what many islands load later, groups that
 *   cost pages least (`joinGroups.mjs`)
 * - `…-later`, what one or two islands load when it is asked for, such as dialogs; a part that weighs much is treated like an island
 *
 * What a module imports is needed by at least the same islands, so no two chunks import each other.
 */

/** Characters of source, of which about eight make a byte on the wire: a part that weighs more is a chunk of its own. */
const HEAVY = 30_000
/** What more islands share is not named after them. */
const FEW = 2
const LATER = '-later'

/**
 * @param pieces Rollup's chunks of the product, made without any of ours
 * @param units `start`, `core`, `recovery`: modules; `islands`: modules by name; `frame`, `screens`: names of islands that stand
 *   on every page, and of those that the main area shows
 * @returns names of chunks by module
 */
export function chunksOf(pieces, { start, core, recovery, islands, frame, screens }) {
  const { pieceOf, importsOf, eager, all } = graphOf(pieces)
  const roots = Object.entries(islands).map(([name, module]) => [name, pieceOf(module)])
  const stops = new Set([pieceOf(core), ...roots.map(([, root]) => root)])
  const base = [pieceOf(start), pieceOf(core)]
  const [first, then] = base.map((root) => eager(root))
  const around = new Set(roots.filter(([name]) => frame.includes(name)).flatMap(([, root]) => [...eager(root)]))
  const helpers = new Set(recovery.flatMap((module) => [...eager(pieceOf(module))]))
  const tools = new Set(base.flatMap((root) => [...all(root, stops)]))
  const ever = usersOf(roots, (root) => all(root, stops))
  const parts = heavyParts(pieces, [...base, ...roots.map(([, root]) => root)], stops)
  const eagerly = usersOf([...roots, ...parts], eager)

  // The files that pages name stay what they are: the list of islands.
  const inner = pieces.filter(({ isEntry }) => !isEntry)
  const names = new Map(inner.map((piece) => [piece, nameOf(piece)]))
  const later = usersOf(
    inner.flatMap((piece) => openersOf(piece).map((name) => [name, piece])),
    eager,
  )
  const groups = joinGroups(
    inner
      .filter((piece) => names.get(piece) === undefined)
      .map((piece) => ({ piece, weight: piece.code.length, users: [...(eagerly.get(piece) ?? []), ...(later.get(piece) ?? [])] })),
    importsOf,
  )
  for (const [name, members] of named(groups)) for (const piece of members) names.set(piece, name)
  return new Map([...names].flatMap(([piece, name]) => piece.moduleIds.map((id) => [id, packageOf(id) ?? name])))

  /** What asks for a piece when it is loaded later: its chunk, or the part itself that many islands load. */
  function openersOf(piece) {
    if (eagerly.has(piece)) return []
    const name = names.get(piece)
    if (name === undefined) return piece.isDynamicEntry ? [partName(piece)] : []
    return name.endsWith(LATER) ? [name] : []
  }

  /** None for what islands and heavy parts need to begin, and for what many islands load later. */
  function nameOf(piece) {
    const users = [...(ever.get(piece) ?? [])]
    if (isPack(piece)) return packName(piece, users)
    if (first.has(piece)) return 'start'
    if (then.has(piece)) return 'core'
    if (around.has(piece)) return 'frame'
    if (helpers.has(piece)) return 'recovery'
    if (tools.has(piece) && !eagerly.has(piece)) return 'tools'
    if (eagerly.has(piece)) return undefined
    if (users.some((name) => frame.includes(name))) return `frame${LATER}`
    return users.length > FEW ? undefined : `${together(users)}${LATER}`
  }

  /** The texts of an island in one language are one file, and those that belong to no screen are another. */
  function packName(piece, users) {
    const isShared = tools.has(piece) || !users.some((name) => screens.includes(name))
    return `${isShared ? 'shared' : together(users)}-${localeOf(piece.moduleIds[0])}`
  }
}

/** Groups with names of their own: those of few users, or what they are. */
function named(groups) {
  const taken = new Map()
  return groups.map(({ users, members }) => {
    const name = users.size > FEW ? 'shared' : together([...users])
    taken.set(name, (taken.get(name) ?? 0) + 1)
    return [taken.get(name) > 1 ? `${name}-${taken.get(name)}` : name, members]
  })
}

const together = (users) => (users.length > FEW ? 'common' : users.toSorted().join('-and-'))
/** Texts of one language. */
export const isPack = ({ moduleIds }) => moduleIds.every((id) => localeOf(id))
const weigh = (pieces) => pieces.reduce((sum, { code }) => sum + code.length, 0)

/** React stays the same when the product changes, so browsers keep it. */
function packageOf(id) {
  return /[\\/]node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/.test(id) || id.includes('commonjsHelpers')
    ? 'react'
    : undefined
}

function graphOf(pieces) {
  const byFile = new Map(pieces.map((piece) => [piece.fileName, piece]))
  const byModule = new Map(pieces.flatMap((piece) => piece.moduleIds.map((id) => [id, piece])))
  const known = (files) => files.map((file) => byFile.get(file)).filter(Boolean)
  return {
    pieceOf: (module) => byModule.get(module),
    importsOf: ({ imports }) => known(imports),
    eager: (root) => reach(root, ({ imports }) => known(imports)),
    /** Also what is loaded later, but neither other islands nor what they alone need. */
    all: (root, stops) =>
      reach(root, ({ imports, dynamicImports }) => [...known(imports), ...known(dynamicImports).filter((piece) => !stops.has(piece))]),
  }
}

function reach(root, next) {
  const seen = new Set([root])
  for (const piece of seen) for (const further of next(piece)) seen.add(further)
  return seen
}

/** The islands that reach each piece. */
function usersOf(roots, reached) {
  const users = new Map()
  for (const [name, root] of roots) for (const piece of reached(root)) users.set(piece, (users.get(piece) ?? new Set()).add(name))
  return new Map([...users].map(([piece, names]) => [piece, [...names]]))
}

/** Parts loaded later that weigh much with what nobody else needs, by name. */
function heavyParts(pieces, roots, stops) {
  const { all } = graphOf(pieces)
  const parts = pieces.filter((piece) => piece.isDynamicEntry && !stops.has(piece) && !isPack(piece))
  const owned = parts.map((part) => {
    const others = new Set(roots.flatMap((root) => [...all(root, new Set([...stops, part]))]))
    return { part, own: [...all(part, stops)].filter((piece) => !others.has(piece) && !isPack(piece)) }
  })
  const taken = new Set()
  const found = []
  // The innermost first: a part within a part may be heavy by itself.
  for (const { part, own } of owned.toSorted((a, b) => weigh(a.own) - weigh(b.own))) {
    const rest = own.filter((piece) => !taken.has(piece))
    if (weigh(rest) <= HEAVY) continue
    for (const piece of rest) taken.add(piece)
    found.push([partName(part), part])
  }
  return found
}

/** `src/mailEditor/index.ts` is the mail editor. */
const partName = ({ name, facadeModuleId }) => (name === 'index' ? /([\w-]+)[\\/]index\.tsx?$/.exec(facadeModuleId)[1] : name)
