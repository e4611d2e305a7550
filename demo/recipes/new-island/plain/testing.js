import { after } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { GlobalRegistrator } from '@happy-dom/global-registrator'

GlobalRegistrator.register({ url: 'http://localhost/' })
// What islands need and this DOM has not.
Object.assign(globalThis, {
  IDBFactory: class {
    databases() {}
  },
  FontFace: EventTarget,
})
Object.defineProperty(document, 'fonts', { value: new Set() })
const { start } = await import('partner-islands/standalone')

/**
 * Shows an island on a page of its own; resolves with what people see of it, rejects with what went wrong.
 * @param {string} name
 * @param {import('partner-islands/standalone').LoadIsland} load
 * @param {object} page
 * @returns {Promise<ShadowRoot>}
 */
export async function show(name, load, page) {
  document.body.innerHTML = `<script type="application/json" data-partner-page>${JSON.stringify(page)}</script>`
  /** @type {Error | undefined} */
  let failure
  // The test tells what went wrong.
  addEventListener('partner-islands:error', (event) => event.preventDefault())
  const runtime = start({
    islands: { [name]: load },
    onError: ({ error }) => {
      failure = error
    },
  })
  after(runtime.stop)
  const host = document.createElement('div')
  host.dataset.island = name
  document.body.append(host)
  while (!runtime.islands().some(({ state }) => state === 'mounted')) {
    if (failure) throw failure
    await setTimeout(10)
  }
  if (!host.shadowRoot) throw new Error(`${name} shows nothing`)
  return host.shadowRoot
}
