const callbacks = new Map<string, () => void>()

/** Keeps a function under the id of a toast or dialog: state holds plain data only. */
export function keepCallback(id: string, callback: () => void): void {
  callbacks.set(id, callback)
}

export const callbackOf = (id: string): (() => void) | undefined => callbacks.get(id)

/** Hands the function out, once. */
export function takeCallback(id: string): (() => void) | undefined {
  const callback = callbacks.get(id)
  callbacks.delete(id)
  return callback
}
