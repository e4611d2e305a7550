const NAMED: Readonly<Record<string, number>> = { white: 255, window: 255, black: 0, windowtext: 0 }
const HEX = /^#?(?:([\da-f]{2})([\da-f]{2})([\da-f]{2})|([\da-f])([\da-f])([\da-f]))$/i

/** How bright a colour is, of 255; null for one that is not known. */
export function brightnessOf(colour: string): number | null {
  const digits = HEX.exec(colour.trim())
  if (!digits) return NAMED[colour.trim().toLowerCase()] ?? null
  const channels = digits[1] ? digits.slice(1, 4) : digits.slice(4, 7).map((digit) => digit + digit)
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => Number.parseInt(channel, 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue
}
