import { type LoadIsland, start } from 'partner-islands'
import { onTestFinished } from 'vitest'

// What islands need and the DOM of the tests has not.
Object.assign(globalThis, {
  IDBFactory: class {
    databases() {}
  },
  FontFace: EventTarget,
})
Object.defineProperty(document, 'fonts', { value: new Set() })

/** Shows an island on a page of its own; resolves with what people see of it, rejects with what went wrong. */
export async function show(name: string, load: LoadIsland, page: object): Promise<ShadowRoot> {
  document.body.innerHTML = `<script type="application/json" data-partner-page>${JSON.stringify(page)}</script>`
  let failure: Error | undefined
  // The test tells what went wrong.
  addEventListener('partner-islands:error', (event) => event.preventDefault())
  const runtime = start({
    islands: { [name]: load },
    onError: ({ error }) => {
      failure = error
    },
  })
  onTestFinished(runtime.stop)
  const host = document.createElement('div')
  host.dataset.island = name
  document.body.append(host)
  while (!runtime.islands().some(({ state }) => state === 'mounted')) {
    if (failure) throw failure
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  if (!host.shadowRoot) throw new Error(`${name} shows nothing`)
  return host.shadowRoot
}
