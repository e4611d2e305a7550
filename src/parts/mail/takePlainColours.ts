import { channelsOf } from './channelsOf'

/** Of 255, for each channel: what counts as black on white, as which mail programs write every mail. */
const BLACK = 85
const WHITE = 245

/**
 * Takes black on white off a mail that has no other colours, so that it may have those of the page. False for a mail with colours of its own,
 * which is left as it is.
 */
export function takePlainColours(body: HTMLElement): boolean {
  const coloured = [...body.querySelectorAll('[color], [bgcolor]')]
  if (!coloured.every(isPlain)) return false
  for (const element of coloured) for (const name of ['color', 'bgcolor']) element.removeAttribute(name)
  return true
}

function isPlain(element: Element): boolean {
  const [text, paper] = ['color', 'bgcolor'].map((name) => element.getAttribute(name))
  return (!text || channelsOf(text)?.every((channel) => channel <= BLACK) === true) && (!paper || isWhite(paper))
}

const isWhite = (colour: string): boolean => channelsOf(colour)?.every((channel) => channel >= WHITE) === true
