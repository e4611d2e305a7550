import { fnv1a } from '../fnv1a'

/** White text is readable on each of them, and each is readable on white (contrast 4.5 or more). */
export const TAG_COLOURS = [
  '#0852ed',
  '#6a3de8',
  '#9c27b0',
  '#c2185b',
  '#b3261e',
  '#b8400a',
  '#8a6100',
  '#18743a',
  '#00736a',
  '#0b7285',
  '#5b6b82',
  '#6d4c41',
] as const
export type TagColour = (typeof TAG_COLOURS)[number]

/** The colour a new tag gets: the same name always gets the same one. */
export function tagColour(name: string): TagColour {
  return TAG_COLOURS[fnv1a(name) % TAG_COLOURS.length] ?? TAG_COLOURS[0]
}
