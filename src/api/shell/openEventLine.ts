// How long it waits for another try: default.
const RECONNECT_MIN_MS = 1_000
const RECONNECT_MAX_MS = 30_000

interface Options {
  readonly url: string
  readonly kinds: readonly string[]
  readonly onEvent: (kind: string, data: string) => void
  /** The line is open again: whatever happened meanwhile was missed. */
  readonly onGap: () => void
}

/**
 * Listens to server-sent events while the page is visible, until the returned function is called. Hidden pages hang up: browsers allow
 * six connections to a host, and every open tab would hold one.
 */
export function openEventLine({ url, kinds, onEvent, onGap }: Options): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let wasOpen = false

  function connect(): void {
    const line = new EventSource(url)
    source = line
    line.addEventListener('open', () => {
      failures = 0
      if (wasOpen) onGap()
      wasOpen = true
    })
    line.addEventListener('error', () => {
      // The browser itself tries again unless the server refused.
      if (line.readyState !== EventSource.CLOSED) return
      const wait = Math.min(RECONNECT_MIN_MS * 2 ** failures, RECONNECT_MAX_MS)
      failures += 1
      timer = setTimeout(connect, wait * (0.5 + Math.random() / 2))
    })
    for (const kind of kinds) line.addEventListener(kind, ({ data }: MessageEvent<string>) => onEvent(kind, data))
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
  document.addEventListener('visibilitychange', onVisibility)
  onVisibility()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    hangUp()
  }
}
