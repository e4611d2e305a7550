import { activeStatuses, PARTNER_SETTINGS_DEFAULTS, statusOrder } from '../../../src/model'
import { add, type DataSet, type Row } from '../DataSet'

/** The website's way to its status: through those that its partner uses, for about as long in each. */
export function addMoves(set: DataSet, partner: Row<'partners'>, website: Row<'websites'>, movedBy: Row<'users'>): void {
  const current = website.status
  const active = activeStatuses({ ...PARTNER_SETTINGS_DEFAULTS.statusSettings, ...partner.status_settings })
  const way = [...active.filter((status) => statusOrder(status) < statusOrder(current)), current]
  const start = website.created_at.getTime()
  const step = (website.status_date.getTime() - start) / Math.max(1, way.length - 1)
  way.slice(1).forEach((status, nth) =>
    add(set.status_moves, {
      website_id: website.id,
      from_status: way[nth] ?? status,
      to_status: status,
      moved_by: movedBy.id,
      override_reason: null,
      moved_at: new Date(start + Math.round(step * (nth + 1))),
    }),
  )
}
