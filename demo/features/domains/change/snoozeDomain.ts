import type { Services, Viewer } from '../../../kernel/context'
import { editDomain } from '../edit/editDomain'

/** Tells nobody of the domain's next expiry any more, or again. After a renewal the notices come back by themselves. */
export const snoozeDomain = (services: Services, viewer: Viewer, { id, snoozed }: { id: number; snoozed: boolean }): Promise<void> =>
  editDomain(services, viewer, { id }, ({ row, set }) => set({ snoozed_until: snoozed ? row.expires_at : null }))
