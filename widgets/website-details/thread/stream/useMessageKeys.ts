import type { KeyboardEvent } from 'react'
import { useWebsiteDetailsQuery } from '../../../../src/api/websites'
import type { Message } from '../../../../src/contract'
import { isMail } from '../../../../src/model'
import { isCombination, isTyped, latinKey, useMutes } from '../../../../src/store'
import { useRights } from '../../workflow/useRights'
import { useThread } from '../shared/ThreadContext'

/** Letters act on the message that has the focus, or something in it; j and k go from message to message (defaults 5.12). */
export function useMessageKeys(messages: readonly Message[] | undefined): (event: KeyboardEvent<HTMLElement>) => void {
  const { websiteId, reply, move } = useThread()
  const { data: website } = useWebsiteDetailsQuery(websiteId)
  const rights = useRights(website)
  const mutes = useMutes()

  const actOf = (key: string, element: HTMLElement): (() => void) | undefined => {
    const button = element.querySelector<HTMLElement>(`[aria-keyshortcuts=${key}]`)
    if (button) return () => button.click()
    const message = messages?.find(({ id }) => String(id) === element.dataset['message'])
    if (!message) return undefined
    if (key === 'r' && isMail(message)) return () => reply(message)
    return key === 'm' && rights('move_message') ? () => move(message) : undefined
  }
  return (event) => {
    const { currentTarget, target } = event
    const key = latinKey(event)
    if (!/^[jkeprm]$/.test(key) || isCombination(event)) return
    if (mutes(event) || isTyped(event.nativeEvent)) return
    const all = [...currentTarget.querySelectorAll<HTMLElement>('[data-message]')]
    const index = all.findIndex((one) => target instanceof Node && one.contains(target))
    const next = index === -1 ? all.at(-1) : all[index + (key === 'j' ? 1 : -1)]
    const message = all[index]
    const act = key === 'j' || key === 'k' ? next && (() => next.focus()) : message && actOf(key, message)
    if (!act) return
    event.preventDefault()
    act()
  }
}
