import { instant } from '../../../kernel/instant'
import type { WebsiteWithMoves } from './findWebsite'

/** Each time the website got to a status, oldest first. What it had before its first move, it had from the beginning. */
export function statusHistory({ status, status_date, created_at, moves }: WebsiteWithMoves) {
  const [first] = moves
  const start = first ? { status: first.from_status, since: created_at } : { status, since: status_date }
  const entered = [start, ...moves.map(({ to_status, moved_at }) => ({ status: to_status, since: moved_at }))]
  return entered.map(({ status: name, since }) => ({ status: name, since: instant(since) }))
}
