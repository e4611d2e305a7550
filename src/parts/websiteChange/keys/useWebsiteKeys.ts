import { useRef } from 'react'
import { showToast, useAppDispatch } from '../../../store'
import { useViewOnly } from '../../../ui'
import { useWebsiteChanges } from '../WebsiteChanges'
import { useWebsiteActs } from './useWebsiteActs'
import { pressKeyed, type WebsiteTarget } from './WebsiteTarget'

/** Milliseconds in which the second key of a pair has to follow. */
const PAIR_MS = 1_000

/** Keys that open what a website shows for them. */
const OPENING: readonly string[] = ['s', 'a', 'D', 't']
/** Keys that change the website or open what does. */
const CHANGING: readonly string[] = [...OPENING, 'i', '*', 'f']

type KeyTarget = Omit<WebsiteTarget, 'may'> & Partial<Pick<WebsiteTarget, 'may'>>

/**
 * The letters that act on a website wherever it is shown (defaults 5.12). The function answers whether a key was one. Where nothing else is said,
 * roles decide what may be done; where the page is only looked at the keys say why nothing is.
 */
export function useWebsiteKeys(): (key: string, target: KeyTarget) => boolean {
  const { moveOn, assignMe, follow, star, copyLink } = useWebsiteActs()
  const { may: byRole } = useWebsiteChanges()
  const nextPressed = useRef(0)
  const dispatch = useAppDispatch()
  const viewOnly = useViewOnly()

  return (key, target) => {
    if (viewOnly !== undefined && CHANGING.includes(key)) {
      dispatch(showToast({ kind: 'error', key: viewOnly }))
      return true
    }
    const { website, websites, may = byRole } = target
    const isPair = Date.now() - nextPressed.current < PAIR_MS
    nextPressed.current = key === 'n' ? Date.now() : 0
    if (key === 's' && isPair) {
      if (may('change_status')) moveOn(websites)
      return true
    }
    if (OPENING.includes(key)) return pressKeyed(target, key)
    switch (key) {
      case 'i':
        if (may('assign_website')) assignMe(websites)
        return true
      case '*':
        star(websites, !website.starred)
        return true
      case 'f':
        if (may('follow_website')) follow(websites, !website.following)
        return true
      case '.':
        copyLink?.(website.id)
        return true
      default:
        return key === 'n'
    }
  }
}
