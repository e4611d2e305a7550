import { useSyncExternalStore } from 'react'

let isPrinting = false

/** Whether the page is being printed: then all of it is drawn, also what is out of sight. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)

function subscribe(onChange: () => void): () => void {
  const follow = ({ type }: Event) => {
    isPrinting = type === 'beforeprint'
    onChange()
  }
  addEventListener('beforeprint', follow)
  addEventListener('afterprint', follow)
  return () => {
    removeEventListener('beforeprint', follow)
    removeEventListener('afterprint', follow)
  }
}
