import { showFailureMessage } from './failure/failureMessage'
import { IslandError } from './failure/IslandError'

const views = new WeakMap<Element, HostView>()

/** The shadow root on a host element and what it shows: the server's markup, the markup with a failure message, or the island. */
export class HostView {
  readonly #slot = document.createElement('slot')

  private constructor(
    readonly host: HTMLElement,
    readonly root: ShadowRoot,
  ) {
    this.showServerMarkup()
  }

  /** The view of a host; a shadow root cannot be taken off again, so a host that comes back keeps its own. */
  static of(host: Element): HostView {
    const known = views.get(host)
    if (known) return known
    const view = attach(host)
    views.set(host, view)
    return view

    function attach(element: Element): HostView {
      if (element.shadowRoot) throw new IslandError('host', `<${element.localName}> already has a shadow root of somebody else`)
      try {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only elements of HTML can have one; the others throw
        return new HostView(element as HTMLElement, element.attachShadow({ mode: 'open' }))
      } catch (error) {
        throw new IslandError('host', `<${element.localName}> cannot have a shadow root, take a <div>`, error)
      }
    }
  }

  showServerMarkup(): void {
    this.root.replaceChildren(this.#slot)
    this.root.adoptedStyleSheets = []
  }

  showFailure(failure: Parameters<typeof showFailureMessage>[1]): void {
    this.showServerMarkup()
    void showFailureMessage(this.root, failure)
  }

  /** Puts the element that React renders into beside what is shown, hidden. */
  addWrapper(wrapper: HTMLElement): void {
    wrapper.hidden = true
    this.root.append(wrapper)
  }

  /** Leaves the wrapper alone in the root. It is not moved: React is in the middle of a commit. */
  showWrapper(wrapper: HTMLElement): void {
    wrapper.hidden = false
    for (const child of Array.from(this.root.children)) if (child !== wrapper) child.remove()
  }
}
