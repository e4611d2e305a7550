/** Runs in the page, before anything else: sends what goes wrong to where the journeys look. */
export function watchPage(reports: string): void {
  const { error } = console
  // What is still loaded when a page is left is broken off, and says so.
  let isLeft = false
  addEventListener('beforeunload', () => {
    isLeft = true
  })
  const send = (problem: string) => isLeft || navigator.sendBeacon(reports, `${location.pathname}: ${problem}`)
  const words = (values: readonly unknown[]) =>
    values.map((value) => (value instanceof Error ? `${value.message}\n${value.stack}` : String(value))).join(' ')
  console.error = (...values) => {
    send(`console.error ${words(values)}`)
    error(...values)
  }
  addEventListener('unhandledrejection', ({ reason }) => send(`unhandled rejection ${words([reason])}`))
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      // Browsers that read one import map only say so of a further one; what it was for is reported by itself.
      if (target instanceof HTMLScriptElement && target.type === 'importmap') return
      if (target instanceof Element) send(`failed: ${target.outerHTML.slice(0, 300)}`)
      else send(`error ${event.message} ${words([event.error])}`)
    },
    true,
  )
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) =>
    send(`violation of ${violatedDirective}: ${blockedURI} ${sourceFile} ${sample}`),
  )
  addEventListener('partner-islands:error', ({ detail: { code, island, error: reason } }) =>
    send(`island ${island}: ${code} ${reason.message}`),
  )
}
