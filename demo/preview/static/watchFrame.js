/** Writes what goes wrong in the framed page into the log, and hands over the page data whenever a new page is there. */
export function watchFrame(frame, log, onPage) {
  let seen
  const look = () => {
    const page = frame.contentDocument
    // The load event comes too late: islands may fail before it.
    if (page && page !== seen && page.URL !== 'about:blank') {
      seen = page
      watchPage(page, log)
    }
    requestAnimationFrame(look)
  }
  look()
  frame.addEventListener('load', () => {
    const data = frame.contentDocument?.querySelector('script[data-partner-page]')?.textContent
    onPage(data ? pretty(data) : '')
  })
}

function watchPage(page, log) {
  page.addEventListener('partner-islands:error', ({ detail }) => write(log, detail.code, `${detail.island ?? ''} ${detail.error.message}`))
  page.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    write(log, 'csp', `${violatedDirective} ${blockedURI}`),
  )
  page.defaultView.addEventListener('error', ({ message }) => write(log, 'error', message))
  page.defaultView.addEventListener('unhandledrejection', ({ reason }) => write(log, 'rejection', String(reason)))
}

function write(log, kind, text) {
  const row = document.createElement('li')
  const time = document.createElement('time')
  const name = document.createElement('b')
  time.textContent = new Date().toLocaleTimeString()
  name.textContent = kind
  row.append(time, name, text ?? '')
  log.append(row)
  row.scrollIntoView({ block: 'nearest' })
}

function pretty(json) {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}
