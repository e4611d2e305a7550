/** Of 255. */
const LIGHT = 200

/** Whether a colour would hardly be seen on white paper. */
export function isPale(colour: string): boolean {
  if (colour === 'white') return true
  const digits = /^#(?:([\da-f]{2})([\da-f]{2})([\da-f]{2})|([\da-f])([\da-f])([\da-f]))$/.exec(colour)
  if (!digits) return false
  const channels = digits[1] ? digits.slice(1, 4) : digits.slice(4, 7).map((digit) => digit + digit)
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => Number.parseInt(channel, 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue > LIGHT
}
