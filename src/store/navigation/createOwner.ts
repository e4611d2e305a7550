import type { AskToLeave, CanStayOnPage, Navigation } from './Navigation'
import { ignoreUnsavedChanges } from './unsavedChanges'

export interface Owner {
  readonly claim: Navigation['claim']
  /** Whether it shows an address without a new page. */
  readonly canStay: CanStayOnPage
  /** Leaves what is not saved, if the user agrees. */
  readonly askToLeave: AskToLeave
}

/** The screen that shows addresses within this page. Before one claims that, none is shown so, and nobody asks. */
export function createOwner(): Owner {
  let canStay: CanStayOnPage = () => false
  let askToLeave: AskToLeave = (leave) => leave()

  return {
    claim(next, ask = (leave) => leave()) {
      canStay = next
      askToLeave = ask
      return () => {
        if (canStay === next) canStay = () => false
      }
    },
    canStay: (url) => canStay(url),
    askToLeave: (leave) =>
      askToLeave(() => {
        ignoreUnsavedChanges()
        leave()
      }),
  }
}
