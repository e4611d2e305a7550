import { useMessages } from '../../i18n'
import { Skeleton } from '../../ui'
import type { Pane } from './Pane'
import { PaneState } from './PaneState'

/** What is open is on its way. */
export function PaneWait({ pane }: { pane: Pane }) {
  const t = useMessages()
  return (
    <PaneState pane={pane} waitsFor={t('partner.general.loading')}>
      <Skeleton width="60%" />
      <Skeleton shape="block" height="200px" />
    </PaneState>
  )
}
