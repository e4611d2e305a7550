/** The build writes every `import()` of the product as a call of this, by its address (`build/retryable-imports-plugin.mjs`). */
const IMPORT = Symbol.for('partner-islands:import')

let hasFailed = false

/** Loads a module. After a failure modules are searched for, under other addresses too: some browsers do not ask again for what has failed. */
async function importChunk(address: string): Promise<unknown> {
  if (hasFailed) return (await import('./recovery/importAgain')).importAgain(address)
  try {
    return await import(address)
  } catch (error) {
    hasFailed = true
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
