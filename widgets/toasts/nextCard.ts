/** The card that follows the given one, or else the one before it, among those that can be seen and stay. */
export function nextCard(card: Element | null): Element | undefined {
  const cards = Array.from(card?.parentElement?.children ?? [])
  const stays = (other: Element) => other.getAttribute('data-in') === 'true' && !other.querySelector('[data-waiting]')
  const place = card ? cards.indexOf(card) : -1
  return cards.slice(place + 1).find(stays) ?? cards.slice(0, Math.max(place, 0)).findLast(stays)
}
