/** What programs that darken mails put below and write with. */
const PAGE = '#121826'
const TEXT = '#e6ebf4'
/** From 0 to 1. What is darker is hardly read on a dark page, what is lighter shines. */
const TEXT_MIN = 0.7
const GROUND_MAX = 0.5

/** A mail as programs in a dark scheme show it that turn colours themselves: light grounds become dark, dark words light (ML-06). */
export function darkened(html: string): string {
  const body = html.replace(/^[\s\S]*<body[^<>]*>/i, '').replace(/<\/body>[\s\S]*$/i, '')
  const turned = body
    .replaceAll(/ style="([^"]*)"/gi, (_, style: string) => ` style="${turnedStyle(style)}"`)
    .replaceAll(/ bgcolor="(#[\da-f]{6})"/gi, (_, colour: string) => ` bgcolor="${turn(colour, toGround)}"`)
  return `<table width="100%" cellpadding="0" cellspacing="0" bgcolor="${PAGE}"><tr><td style="color:${TEXT}">${turned}</td></tr></table>`
}

const turnedStyle = (style: string): string =>
  style.replaceAll(
    /(^|;)(\s*)(background-color|background|color)(\s*:\s*)(#[\da-f]{6})/gi,
    (_, end: string, space: string, name: string, colon: string, colour: string) =>
      `${end}${space}${name}${colon}${turn(colour, name === 'color' ? toText : toGround)}`,
  )

const toText = (light: number): number => Math.max(light, 1 - light, TEXT_MIN)
const toGround = (light: number): number => (light > GROUND_MAX ? 1 - light : light)

/** Another lightness of the same hue; as `#rrggbb`. */
function turn(colour: string, lightness: (light: number) => number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [low, high] = [Math.min(...channels), Math.max(...channels)]
  const before = (low + high) / 2
  const after = lightness(before)
  // How far channels may lie from the lightness, before and after.
  const [room, left] = [Math.min(before, 1 - before), Math.min(after, 1 - after)]
  const hex = (channel: number) => {
    const value = room === 0 ? after : after + ((channel - before) / room) * left
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channels.map(hex).join('')}`
}
