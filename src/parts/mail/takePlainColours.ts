import { brightnessOf } from './brightnessOf'

/** Of 255: what counts as black on white, as which mail programs write every mail. */
const BLACK = 70
const WHITE = 250

/**
 * Takes black on white off a mail that has no other colours, so that it may have those of the page. False for a mail with colours of its own,
 * which is left as it is.
 */
export function takePlainColours(body: HTMLElement): boolean {
  const coloured = [...body.querySelectorAll('[color], [bgcolor]')]
  const isPlain = ({ tagName, attributes }: Element) =>
    tagName === 'HR' || (isAtMost(attributes.getNamedItem('color'), 0, BLACK) && isAtMost(attributes.getNamedItem('bgcolor'), WHITE, 255))
  if (!coloured.every(isPlain)) return false
  for (const element of coloured) for (const name of ['color', 'bgcolor']) element.removeAttribute(name)
  return true
}

function isAtMost(colour: Attr | null, least: number, most: number): boolean {
  if (!colour) return true
  const brightness = brightnessOf(colour.value)
  return brightness !== null && brightness >= least && brightness <= most
}
