import type { Core, CoreOptions } from './core'
import { beginFirstCalls } from './firstCalls'
import { IslandError, toIslandError } from './failure/IslandError'
import { missingFeatures } from './missingFeatures'
import { pageLanguage } from './pageLanguage'
import { retryOnce } from './recovery/retryOnce'

export interface SharedCore {
  /** React, the store and everything else that islands share; loaded when the first island asks, and again after a failure. */
  readonly get: () => Promise<Core>
  /** Calls back with the core if it is there or on its way. */
  readonly whenThere: (use: (core: Core) => void) => void
  readonly error: IslandError | undefined
}

/** `onError` hears of a failure once, however many islands wait for the core. */
export function createSharedCore(options: Omit<CoreOptions, 'fetch'>, onError: (error: IslandError) => void): SharedCore {
  let core: Promise<Core> | undefined
  let error: IslandError | undefined

  async function load(): Promise<Core> {
    try {
      const missing = missingFeatures()
      if (missing.length > 0) throw new IslandError('browser', `this browser lacks ${missing.join(', ')}`)
      const fetch = beginFirstCalls(options.document)
      // Texts and code come at the same time; a failure of the texts is told where they are used.
      import('../i18n/loadMessages').then(({ loadMessages }) => loadMessages(pageLanguage(options.document))).catch(() => {})
      import('./failure/failureLook').catch(() => {})
      const { createCore } = await retryOnce(() => import('./core'))
      return await createCore({ ...options, fetch })
    } catch (cause) {
      core = undefined
      error = toIslandError(cause, 'page')
      onError(error)
      throw error
    }
  }

  return {
    get() {
      core ??= load()
      return core
    },
    whenThere(use) {
      core?.then(use, () => {})
    },
    get error() {
      return error
    },
  }
}
