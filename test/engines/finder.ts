import type * as TestingLibrary from '@testing-library/dom'

/** A text that has to be met whole, or a regular expression; both as JSON, because they travel into the page. */
export type TextMatch = { readonly whole: string } | { readonly pattern: string; readonly flags: string }

/** One step on the way to an element; each looks inside what the one before has found, shadow roots included. */
export type Step =
  | { readonly role: string; readonly name?: TextMatch; readonly states?: TestingLibrary.ByRoleOptions }
  | { readonly css: string }
  | { readonly words: TextMatch }
  | { readonly nth: number }

export interface Point {
  readonly x: number
  readonly y: number
}

interface Finder {
  /** What is shown of what the steps lead to, in the order of the document. */
  readonly find: (steps: readonly Step[]) => HTMLElement[]
  /** The middle of the first one once it stands still and nothing lies over it, else why it cannot be clicked. */
  readonly point: (steps: readonly Step[]) => Promise<Point | string>
  /** The field behind the buttons that choose a file; it is never shown. */
  readonly fileField: () => HTMLInputElement | undefined
  /** The element with the focus, inside shadow roots too. */
  readonly focused: () => Element | null
}

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary
    finder: Finder
  }
}

/** Runs in the page, once per document: finds elements by role and name as the other tests do, through open shadow roots. */
export function installFinder(): void {
  type Container = Document | ShadowRoot | HTMLElement
  const { queryAllByRole } = window.TestingLibraryDom

  const rootsIn = (container: Container): Container[] => {
    const own = container instanceof Element ? container.shadowRoot : null
    const inside = [...container.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    return [container, ...[...(own ? [own] : []), ...inside].flatMap(rootsIn)]
  }
  const fits = (words: TextMatch, text: string) =>
    'whole' in words ? text.replace(/\s+/g, ' ').trim() === words.whole : new RegExp(words.pattern, words.flags).test(text)
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const isTold = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement ?? hostOf(at)) if (at.ariaHidden === 'true') return false
    return true
  }
  const hostOf = (element: Element) => {
    const root = element.getRootNode()
    return root instanceof ShadowRoot ? root.host : null
  }

  const inside = (container: Container, step: Exclude<Step, { nth: number }>): HTMLElement[] => {
    if ('css' in step) return [...container.querySelectorAll<HTMLElement>(step.css)]
    if ('words' in step)
      return [...container.querySelectorAll<HTMLElement>('*')].filter(
        (element) => fits(step.words, element.textContent) && ![...element.children].some((child) => fits(step.words, child.textContent)),
      )
    const { role, name, states } = step
    return queryAllByRole(container as HTMLElement, role, {
      ...states,
      hidden: true,
      ...(name && { name: (found: string) => fits(name, found) }),
    })
  }
  const find = (steps: readonly Step[]) => {
    let found: Container[] = [document]
    for (const step of steps)
      found =
        'nth' in step
          ? found.slice(step.nth).slice(0, 1)
          : found
              .flatMap(rootsIn)
              .flatMap((root) => inside(root, step).filter((element) => isShown(element) && (!('role' in step) || isTold(element))))
    // The steps begin in the document, and no journey is without one.
    return [...new Set(found)] as HTMLElement[]
  }

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const topmost = (x: number, y: number) => {
    let element = document.elementFromPoint(x, y)
    while (element?.shadowRoot) {
      const deeper = element.shadowRoot.elementFromPoint(x, y)
      if (!deeper || deeper === element) break
      element = deeper
    }
    return element
  }
  const belongsTo = (hit: Element | null, target: Element): boolean => {
    for (let at = hit; at; at = at.assignedSlot ?? at.parentElement ?? hostOf(at)) {
      if (at === target || (at instanceof HTMLLabelElement && at.control === target)) return true
    }
    return false
  }
  const point = async (steps: readonly Step[]): Promise<Point | string> => {
    const [target] = find(steps)
    if (!target) return 'it is not there'
    if (target.matches(':disabled, [aria-disabled=true]')) return 'it is disabled'
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const before = target.getBoundingClientRect()
    await frame()
    await frame()
    const { left, top, width, height } = target.getBoundingClientRect()
    if (left !== before.left || top !== before.top) return 'it moves'
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = topmost(x, y)
    return belongsTo(hit, target) ? { x, y } : `${hit?.outerHTML.slice(0, 200)} lies over it`
  }
  const focused = () => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return element
  }
  const fileField = () =>
    rootsIn(document)
      .flatMap((root) => [...root.querySelectorAll<HTMLInputElement>('input[type=file]')])
      .at(0)
  window.finder = { find, point, fileField, focused }
}
