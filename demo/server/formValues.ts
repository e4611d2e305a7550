import type { HostContext } from './context'

/** The fields of a plain form that the contract does not describe; a field may have been sent several times. */
export async function formValues(c: HostContext) {
  const body = await c.req.parseBody({ all: true }).catch(() => ({}) as Record<string, never>)
  return {
    get: (name: string): string[] =>
      [body[name] ?? []].flat().filter((value): value is string => typeof value === 'string' && !value.includes('\0')),
  }
}
