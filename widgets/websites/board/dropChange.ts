import type { WebsiteChange } from '../../../src/api/websiteChange'
import type { User, Website } from '../../../src/contract'
import { type Lane, rankBetween } from './boardModel'
import type { DraggedWebsites } from '../drag/DraggedWebsites'
import type { DropTarget } from './DropTarget'

interface BoardLanes {
  readonly lanes: readonly Lane[]
  /** Lanes are people, so a drop gives the card to somebody. */
  readonly byPerson: boolean
  readonly people: readonly User[]
}

/** What dropping cards somewhere shall change; null when they stay as they are. */
export function dropChange(
  { taken, things }: Pick<DraggedWebsites<DropTarget>, 'taken' | 'things'>,
  target: DropTarget,
  { lanes, byPerson, people }: BoardLanes,
): WebsiteChange | null {
  const moves = things.some(({ status }) => status !== target.status)
  const person = byPerson ? (people.find(({ id }) => String(id) === target.lane) ?? null) : undefined
  const changesPerson = person !== undefined && target.lane !== '' && things.some(({ assigned_to }) => assigned_to?.id !== person?.id)
  const rank = things.length === 1 && target.index !== null ? rankAt(taken, target, lanes) : null
  const change: WebsiteChange = {
    ...(moves && { status: target.status }),
    ...(changesPerson && { assigned_to: person }),
    ...(rank !== null && { rank }),
  }
  return Object.keys(change).length > 0 ? change : null
}

function rankAt(card: Website, { lane, status, index }: DropTarget, lanes: readonly Lane[]): number | null {
  const cards = lanes.find(({ key }) => key === lane)?.cells.find((cell) => cell.status === status)?.cards ?? []
  const own = cards.findIndex(({ id }) => id === card.id)
  const place = index ?? 0
  // Before itself and behind itself is where it is.
  if (own >= 0 && (place === own || place === own + 1)) return null
  const others = cards.filter(({ id }) => id !== card.id)
  const at = own >= 0 && place > own ? place - 1 : place
  return rankBetween(others[at - 1], others[at])
}
