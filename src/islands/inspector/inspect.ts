import { claimed } from '../handshake'

/** Opens a panel that shows the islands of the page, their state, timings, last error and redacted props; answers with what closes it. */
export async function inspect(): Promise<() => void> {
  const runtime = claimed()
  if (!runtime) throw new Error('partner-islands: call start() before inspect()')
  const { openInspector } = await import('./openInspector')
  return openInspector(runtime)
}
