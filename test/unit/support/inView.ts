const observers = new Set<FakeObserver>()
const outOfView = new WeakSet<Element>()

/** jsdom lays nothing out: everything is in view until a test says otherwise. */
class FakeObserver {
  private readonly elements = new Set<Element>()

  constructor(private readonly onChange: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    observers.add(this)
  }

  observe(target: Element) {
    this.elements.add(target)
    this.report(target)
  }

  unobserve(target: Element) {
    this.elements.delete(target)
  }

  disconnect() {
    observers.delete(this)
  }

  report(target: Element) {
    if (this.elements.has(target)) this.onChange([{ target, isIntersecting: !outOfView.has(target) }])
  }
}

/** Nothing grows either. */
class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, { IntersectionObserver: FakeObserver, ResizeObserver: QuietObserver })

/** As if the element were scrolled out of view, or back. */
export function scrollTo(target: Element, isInView: boolean): void {
  if (isInView) outOfView.delete(target)
  else outOfView.add(target)
  for (const observer of [...observers]) observer.report(target)
}
