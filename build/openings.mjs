/**
 * What dialogs and tabs ask for when they are first opened, by the graph of the manifest: the files of code that are not there yet. Texts
 * are files of their own.
 *
 * @param manifest `dist/manifest.json`
 * @param around names of the islands that stand on every page
 */
export function openings({ core, islands, files }, around) {
  const screens = new Set(Object.values(islands).map(({ file }) => file))
  const found = []
  for (const [island, { preload }] of Object.entries(islands)) {
    const before = withImports([...core, ...preload, ...around.flatMap((name) => islands[name].preload)])
    const helpers = partsOf(before).filter((file) => /\/(?:recovery|tools|face)-/.test(file))
    open(island, withImports(helpers, before), new Set())
  }
  return found

  /** What opens a part may be in a part itself. */
  function open(island, there, seen) {
    for (const part of partsOf(there)) {
      if (seen.has(part) || there.has(part)) continue
      seen.add(part)
      const after = withImports([part], there)
      found.push({ island, part, files: [...after].filter((file) => !there.has(file)) })
      open(island, after, seen)
    }
  }

  function partsOf(loaded) {
    const parts = [...loaded].flatMap((file) => files[file].dynamicImports)
    return [...new Set(parts)].filter((file) => !screens.has(file) && !file.startsWith('messages/'))
  }

  function withImports(start, there = new Set()) {
    const all = new Set([...there, ...start])
    for (const file of all) for (const imported of files[file].imports) all.add(imported)
    return all
  }
}
