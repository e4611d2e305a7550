import { holds, type Point, pull } from '../../../src/ui'

/** What the zone under a point is for (`data-drop`); null beside the zones. Of one within another it is the inner one. */
export function zoneAt(container: HTMLElement, point: Point): string | null {
  const zones = [...container.querySelectorAll<HTMLElement>('[data-drop]')]
  return zones.findLast((zone) => holds(zone, point))?.dataset['drop'] ?? null
}

export const isSameZone = (one: string | null, other: string | null): boolean => one === other

/** Scrolls the part under the point that scrolls by itself (`data-scroller`), else the page, near its upper and lower edge. */
export function scrollZones(container: HTMLElement, point: Point): void {
  const part = [...container.querySelectorAll<HTMLElement>('[data-scroller]')].find((element) => holds(element, point))
  if (part && part.scrollHeight > part.clientHeight) {
    const { top, bottom } = part.getBoundingClientRect()
    part.scrollTop += pull(point.y, top, bottom)
  } else scrollBy(0, pull(point.y, 0, innerHeight))
}
