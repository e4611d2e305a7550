import { partner_website_details, type Website } from '../../../src/contract'
import { useIsland } from '../../../src/islands'
import { followLink, usePageStore } from '../../../src/store'

interface Props {
  website: Pick<Website, 'id' | 'title'>
  className?: string | undefined
  tabIndex?: number
}

/** The title as a real link to the details: it also opens in a new tab. */
export function WebsiteLink({ website: { id, title }, className, tabIndex }: Props) {
  const { router } = useIsland()
  const { navigation } = usePageStore()
  if (!router.has(partner_website_details.name)) return <span className={className}>{title}</span>
  const href = router.generate(partner_website_details.name, { website: id })
  return (
    <a href={href} className={className} tabIndex={tabIndex} draggable={false} onClick={(event) => followLink(navigation, event)}>
      {title}
    </a>
  )
}
