export type Channels = readonly [red: number, green: number, blue: number]

const WHITE: Channels = [255, 255, 255]
const BLACK: Channels = [0, 0, 0]
const NAMED: Readonly<Record<string, Channels>> = { white: WHITE, window: WHITE, black: BLACK, windowtext: BLACK }
const HEX = /^#?(?:([\da-f]{2})([\da-f]{2})([\da-f]{2})|([\da-f])([\da-f])([\da-f]))$/i

/** Red, green and blue of a colour, each of 255; null for one that is not known. */
export function channelsOf(colour: string): Channels | null {
  const digits = HEX.exec(colour.trim())
  if (!digits) return NAMED[colour.trim().toLowerCase()] ?? null
  const channels = digits[1] ? digits.slice(1, 4) : digits.slice(4, 7).map((digit) => digit + digit)
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => Number.parseInt(channel, 16))
  return [red, green, blue]
}
