import { WebsiteChangesProvider } from '../../src/parts/websiteChange'
import { usePlace } from '../../src/store'
import { ViewScreen } from './ViewScreen'
import { viewOfRoute } from './view/viewOf'
import type { WebsitesProps } from './websitesProps'
import { Screen } from '../../src/ui'

/** The manager views that are about websites (spec 2.5): one screen, whose view the address names. */
export function WebsitesScreen({ view: given }: WebsitesProps) {
  const { route } = usePlace()
  const view = given ?? viewOfRoute(route)
  return (
    <Screen>
      <WebsiteChangesProvider>
        <ViewScreen key={view} view={view} />
      </WebsiteChangesProvider>
    </Screen>
  )
}
