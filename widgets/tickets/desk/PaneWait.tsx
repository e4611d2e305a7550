import { PaneWait as Wait } from '../../../src/parts/desk'
import { HoldKeys } from '../../../src/store'
import type { Desk } from './useDesk'

/** A ticket is on its way; what somebody types for its answer waits with it. */
export const PaneWait = ({ desk }: { desk: Desk }) => (
  <>
    {desk.wanted === 'reply' && <HoldKeys onCancel={desk.serve} />}
    <Wait pane={desk.pane} />
  </>
)
