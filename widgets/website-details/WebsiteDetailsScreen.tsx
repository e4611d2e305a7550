import { useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { WebsiteChangesProvider } from '../../src/parts/websiteChange'
import { websiteOf } from '../../src/parts/websiteScreen'
import { FailedState, LiveRegion } from '../../src/ui'
import type { DetailsProps } from './shared/detailsProps'
import { useChosenMessage } from './layout/useChosenMessage'
import { WebsitePage } from './layout/WebsitePage'

/** Everything about one website in one place (WD-01). */
export function WebsiteDetailsScreen(props: DetailsProps) {
  const t = useMessages()
  const { page } = useIsland()
  const chosen = useChosenMessage(props.messageId)
  const id = websiteOf(props, page)
  if (!id) return <FailedState title={t('websiteDetails.noWebsite')} />
  return (
    <LiveRegion>
      <WebsiteChangesProvider key={id} websiteId={id}>
        <WebsitePage id={id} messageId={chosen} />
      </WebsiteChangesProvider>
    </LiveRegion>
  )
}
