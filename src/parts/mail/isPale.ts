import { channelsOf } from './channelsOf'

/** Of 255. */
const LIGHT = 200

/** Whether a colour would hardly be seen on white paper. */
export function isPale(colour: string): boolean {
  const [red, green, blue] = channelsOf(colour) ?? [0, 0, 0]
  return 0.299 * red + 0.587 * green + 0.114 * blue > LIGHT
}
