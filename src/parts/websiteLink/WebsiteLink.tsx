import type { MouseEvent } from 'react'
import { partner_website_details } from '../../contract'
import { useIsland } from '../../islands'
import { followLink, usePageStore } from '../../store'
import { isPlainClick } from '../../ui'

interface Props {
  website: { readonly id: number; readonly title: string }
  /** Where to go on its page: a message of its log. */
  messageId?: number | null | undefined
  className?: string | undefined
  tabIndex?: number
}

/** The title of a website as a link to its page, which also opens in a new tab; only the title where the server has no such page. */
export function WebsiteLink({ website: { id, title }, messageId, className, tabIndex }: Props) {
  const { router } = useIsland()
  const { navigation } = usePageStore()
  if (!router.has(partner_website_details.name)) return <bdi className={className}>{title}</bdi>
  const params = { website: id }

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    if (!messageId) return followLink(navigation, event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    navigation.toRoute(partner_website_details.name, params, { state: { messageId } })
  }
  return (
    <a
      href={router.generate(partner_website_details.name, params)}
      className={className}
      tabIndex={tabIndex}
      draggable={false}
      onClick={follow}
    >
      <bdi>{title}</bdi>
    </a>
  )
}
