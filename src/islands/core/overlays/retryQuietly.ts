import { type PageStore, selectErrors, selectNotices } from '../../../store'

/**
 * For the island of notices and of what went wrong: one that cannot be loaded would lie over the page to say no more than what is told in its
 * place already. It says nothing itself, and the next thing that belongs there has it asked for again.
 */
export function retryQuietly(layer: HTMLElement, store: PageStore): () => void {
  let retry: (() => void) | undefined
  let known: readonly unknown[] = []
  const listed = () => [selectErrors(store.getState()), selectNotices(store.getState())]

  layer.addEventListener('partner-islands:error', (event) => {
    event.preventDefault()
    console.error('partner-islands: the notices could not be loaded', event.detail.error)
    ;({ retry } = event.detail)
    known = listed()
  })
  return store.subscribe(() => {
    if (!retry || listed().every((list, index) => list === known[index])) return
    const load = retry
    retry = undefined
    load()
  })
}
