import { Parser } from 'htmlparser2'

export interface MarkupLimits {
  characters: number
  tags: number
  /** Elements inside one another. */
  depth: number
  /** Depths of all tags, added up. */
  work: number
}

/** Of mails and pages from strangers. Long newsletters have some 5,000 tags in 40 levels; browsers themselves nest at most 512. */
export const FOREIGN_MARKUP: MarkupLimits = { characters: 2_000_000, tags: 20_000, depth: 400, work: 1_000_000 }
/** Of what people of the team write or paste: it is cleaned while the host answers others. */
export const WRITTEN_MARKUP: MarkupLimits = { characters: 200_000, tags: 5_000, depth: 100, work: 100_000 }

/** So much may be read beyond the limit. */
const SLICE = 16_384

/**
 * Whether markup is small and flat enough for everything that parses, cleans and converts it: their time grows with the depth of every tag. Tells it
 * in time proportional to the length, by the tokens of the very parser they use, and reads no further than the limit.
 */
export function isTame(html: string, limits: MarkupLimits): boolean {
  if (html.length > limits.characters) return false
  let tags = 0
  let depth = 0
  let deepest = 0
  let work = 0
  const isOver = () => tags > limits.tags || deepest > limits.depth || work > limits.work
  const parser = new Parser({
    onopentagname() {
      tags++
      work += ++depth
      deepest = Math.max(deepest, depth)
    },
    onclosetag() {
      depth--
    },
  })
  for (let at = 0; at < html.length && !isOver(); at += SLICE) parser.write(html.slice(at, at + SLICE))
  return !isOver()
}
