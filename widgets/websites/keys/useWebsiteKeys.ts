import { type KeyboardEvent, useRef } from 'react'
import { nextOf } from '../../../src/api/websiteChange'
import { partner_website_details, type Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import type { Status } from '../../../src/model'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { useCopy } from '../../../src/store'
import type { SelectionState } from '../list/useSelection'

/** Milliseconds in which the second key of a pair has to follow. */
const PAIR_MS = 1_000

/** Keys that open what a website shows for them: `data-key` marks the button. */
const OPENING: readonly string[] = ['s', 'a', 'D', 't']

interface Options {
  readonly selection: SelectionState
  readonly onPeek: (id: number) => void
}

interface FocusedWebsite {
  readonly website: Website
  /** What holds the website on the screen: a card, a row. */
  readonly element: HTMLElement
  /** The order around it, for selecting a range. */
  readonly order: readonly Website[]
}

/** The letters that act on the website that has the focus, be it a card or a row (defaults 5.12). The function answers whether a key was one. */
export function useWebsiteKeys({ selection, onPeek }: Options): (event: KeyboardEvent, on: FocusedWebsite) => boolean {
  const t = useMessages()
  const copy = useCopy()
  const { router } = useIsland()
  const { apply, applyAll, people, rules, undo } = useWebsiteChanges()
  const nextPressed = useRef(0)

  return ({ key, shiftKey }, { website, element, order }) => {
    const targets = selection.ids.has(website.id) ? selection.websites : [website]
    const isPair = Date.now() - nextPressed.current < PAIR_MS
    nextPressed.current = key === 'n' ? Date.now() : 0
    if (key === 's' && isPair) return moveToNext(targets)
    if (OPENING.includes(key)) return press(element.querySelector<HTMLElement>(`[data-key="${key}"]`))
    switch (key) {
      case 'Enter':
        return press(element.querySelector('a'))
      case 'Escape':
        selection.clear()
        return selection.ids.size > 0
      case 'x':
      case 'X':
        selection.toggle(website, shiftKey ? order : undefined)
        return true
      case 'o':
        onPeek(website.id)
        return true
      case 'i': {
        const me = people.find(({ id }) => id === rules.viewer.id)
        if (me) void apply(targets, { assigned_to: me })
        return true
      }
      case '*':
        void apply(targets, { starred: !website.starred })
        return true
      case 'f':
        void apply(targets, { following: !website.following })
        return true
      case '.':
        copyLink(website)
        return true
      case 'z':
        undo()
        return true
      default:
        return key === 'n'
    }
  }

  function moveToNext(targets: readonly Website[]): boolean {
    const byStatus = new Map<Status, Website[]>()
    for (const website of targets) {
      const status = nextOf(website, rules)
      if (status) byStatus.set(status, [...(byStatus.get(status) ?? []), website])
    }
    void applyAll([...byStatus].map(([status, websites]) => ({ websites, change: { status } })))
    return true
  }

  function copyLink({ id }: Website): void {
    const link = new URL(router.generate(partner_website_details.name, { website: id }), location.href).href
    void copy(link, t('websites.linkCopied'))
  }
}

function press(button: HTMLElement | null): boolean {
  button?.click()
  return button !== null
}
