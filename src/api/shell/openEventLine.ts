// How long it waits for another try: default.
const RECONNECT_MIN_MS = 1_000
const RECONNECT_MAX_MS = 30_000

/** What one action causes, events and changes of the page, comes together and is answered together. Milliseconds. */
export const COLLECT_MS = 300

interface Listener {
  readonly kinds: readonly string[]
  readonly onEvent: (kind: string, data: string) => void
  /** The line is open again: whatever happened meanwhile was missed. */
  readonly onGap: () => void
}

interface Line {
  /** Until the returned function is called; with the last one the line is hung up. */
  readonly listen: (listener: Listener) => () => void
}

/** Browsers allow six connections to a host: a page has one line to each address, however many listen. */
const lines = new Map<string, Line>()

/** Listens to server-sent events while the page is visible, until the returned function is called. */
export function openEventLine({ url, ...listener }: Listener & { readonly url: string }): () => void {
  const line = lines.get(url) ?? createLine(url)
  lines.set(url, line)
  return line.listen(listener)
}

/** Hidden pages hang up: every open tab would hold a connection. */
function createLine(url: string): Line {
  const listeners = new Set<Listener>()
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let wasOpen = false

  function connect(): void {
    const line = new EventSource(url)
    source = line
    line.addEventListener('open', () => {
      failures = 0
      if (wasOpen) for (const { onGap } of listeners) onGap()
      wasOpen = true
    })
    line.addEventListener('error', () => {
      // The browser itself tries again unless the server refused.
      if (line.readyState !== EventSource.CLOSED) return
      const wait = Math.min(RECONNECT_MIN_MS * 2 ** failures, RECONNECT_MAX_MS)
      failures += 1
      timer = setTimeout(connect, wait * (0.5 + Math.random() / 2))
    })
    for (const listener of listeners) attach(line, listener)
  }

  function attach(line: EventSource, listener: Listener): void {
    for (const kind of listener.kinds)
      line.addEventListener(kind, ({ data }: MessageEvent<string>) => {
        if (listeners.has(listener)) listener.onEvent(kind, data)
      })
  }

  function hangUp(): void {
    clearTimeout(timer)
    source?.close()
    source = null
  }

  const onVisibility = () => {
    if (document.visibilityState === 'hidden') hangUp()
    else if (!source) connect()
  }
  return {
    listen(listener) {
      listeners.add(listener)
      if (source) attach(source, listener)
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', onVisibility)
        onVisibility()
      }
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return
        document.removeEventListener('visibilitychange', onVisibility)
        hangUp()
        lines.delete(url)
      }
    },
  }
}
