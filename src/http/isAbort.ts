/** Whether somebody gave the call up on purpose. Such an end is never shown (spec 8). */
export function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
}
