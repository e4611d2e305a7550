interface Scheduler {
  yield?(): Promise<void>
  postTask?(callback: () => void): Promise<void>
}

/** Lets the browser handle input and paint before the caller goes on. */
export function yieldToMain(): Promise<void> {
  // Not in every engine, and not yet in TypeScript's DOM types.
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  if (scheduler?.yield) return scheduler.yield()
  if (scheduler?.postTask) return scheduler.postTask(() => {})
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const arrived = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', arrived, { once: true })
    port1.start()
    port2.postMessage(null)
  })
}
