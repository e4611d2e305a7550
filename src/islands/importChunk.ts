/** The build writes every `import()` of the product as a call of this, by its address (`.ci/retryable-imports-plugin.mjs`). */
const IMPORT = Symbol.for('partner-islands:import')

/** Addresses of modules that browsers will not ask for again: HTML has them remember what failed, as long as the page stays. */
const broken = new Set<string>()

/** Loads a module. After a failure it is asked for under another address, together with what it imports. */
async function importChunk(address: string): Promise<unknown> {
  if (broken.size > 0) return (await import('./recovery/importAgain')).importAgain(address, broken)
  try {
    return await import(address)
  } catch (error) {
    broken.add(address)
    throw error
  }
}

/**
 * Begins to load the product's modules that way. Two copies of the script share what they know of failures. What asks again is loaded before
 * anything fails; without it browsers answer as they did before.
 */
export function takeImports(): void {
  Object.assign(globalThis, { [IMPORT]: Reflect.get(globalThis, IMPORT) ?? importChunk })
  import('./recovery/importAgain').catch(() => {})
}
