import type { CDPSession, Page } from '@playwright/test'

export interface Growth {
  readonly nodes: number
  readonly listeners: number
  readonly heapBytes: number
}

interface Options {
  readonly markup: string
  /** Says that the inserted islands are shown. */
  readonly selector: string
  readonly warmUp: number
  readonly cycles: number
}

/** Inserts and removes islands again and again; answers with what the page has more after the cycles than before. */
export async function measureCycles(page: Page, { markup, selector, warmUp, cycles }: Options): Promise<Growth> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await runCycles(page, markup, selector, warmUp)
  const before = await measure(session)
  await runCycles(page, markup, selector, cycles)
  const after = await measure(session)
  return { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners, heapBytes: after.heapBytes - before.heapBytes }
}

// Nothing in it has a name: tsx would wrap it in a helper that the page does not have.
function runCycles(page: Page, markup: string, selector: string, cycles: number): Promise<void> {
  return page.evaluate(
    async (options) => {
      for (let cycle = 0; cycle < options.cycles; cycle++) {
        const place = document.createElement('div')
        place.innerHTML = options.markup
        document.body.append(place)
        while (![...place.querySelectorAll('[data-island]')].every((host) => host.shadowRoot?.querySelector(options.selector)))
          await new Promise((resolve) => setTimeout(resolve))
        place.remove()
        for (let task = 0; task < 2; task++) await new Promise((resolve) => setTimeout(resolve))
      }
    },
    { markup, selector, cycles },
  )
}

async function measure(session: CDPSession): Promise<Growth> {
  // Weak references and finalizers need more than one collection.
  for (let round = 0; round < 4; round++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heapBytes: value('JSHeapUsedSize') }
}
