interface KeyedAborts {
  /** Runs with a signal that fires when the given one does, or when a newer run takes the same key. */
  run<T>(key: string | undefined, given: AbortSignal | undefined, task: (signal: AbortSignal) => Promise<T>): Promise<T>
}

/** Lets the last call of a key win: starting it aborts the one before. */
export function createKeyedAborts(): KeyedAborts {
  const running = new Map<string, AbortController>()

  return {
    async run(key, given, task) {
      const controller = new AbortController()
      const abort = () => controller.abort()
      if (given?.aborted) abort()
      given?.addEventListener('abort', abort)
      if (key !== undefined) {
        running.get(key)?.abort()
        running.set(key, controller)
      }
      try {
        return await task(controller.signal)
      } finally {
        given?.removeEventListener('abort', abort)
        if (key !== undefined && running.get(key) === controller) running.delete(key)
      }
    },
  }
}
