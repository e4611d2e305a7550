const NUMBER = String.raw`-?(?:\d*\.\d+|\d+)`
const START = new RegExp(String.raw`^\s*([Mm])\s*(${NUMBER})[\s,]*(${NUMBER})\s*`)

/** The shapes of an icon, of which those that are only stroked become one path: each shape is an element for every row of a list. */
export function onePath(shapes) {
  const isPlain = ([name, attributes]) => name in PATHS && Object.keys(attributes).every((key) => OWN[name].includes(key) || key === 'key')
  const plain = shapes.filter(isPlain)
  if (plain.length < 2) return shapes
  const d = plain.map(([name, attributes]) => PATHS[name](attributes)).join('')
  return [['path', { d, key: 'plain' }], ...shapes.filter((shape) => !isPlain(shape))]
}

const OWN = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  polyline: ['points'],
  polygon: ['points'],
}

const PATHS = {
  path: ({ d }) => fromAnywhere(d),
  circle: ({ cx = 0, cy = 0, r }) => round({ cx, cy, rx: r, ry: r }),
  ellipse: (given) => round({ cx: 0, cy: 0, ...given }),
  line: ({ x1 = 0, y1 = 0, x2 = 0, y2 = 0 }) => `M${x1} ${y1}L${x2} ${y2}`,
  rect,
  polyline: ({ points }) => `M${points.trim()}`,
  polygon: ({ points }) => `M${points.trim()}z`,
}

/** At its beginning `m` means what `M` does; behind another path it would not, and what follows without a letter goes by the letter it had. */
function fromAnywhere(d) {
  const [start, letter, x, y] = START.exec(d)
  const rest = d.slice(start.length)
  const line = /^[\d.,-]/.test(rest) ? (letter === 'm' ? 'l' : 'L') : ''
  return `M${x} ${y}${line}${rest.trim()}`
}

function round({ cx, cy, rx, ry }) {
  const half = (way) => `a${rx} ${ry} 0 1 0 ${way * 2 * rx} 0`
  return `M${short(cx - rx)} ${cy}${half(1)}${half(-1)}z`
}

function rect({ x = '0', y = '0', width, height, rx, ry }) {
  const [w, h] = [Number(width), Number(height)]
  const across = Math.min(Number(rx ?? ry ?? 0), w / 2)
  const down = Math.min(Number(ry ?? rx ?? 0), h / 2)
  const corner = (right, below) => (across ? `a${across} ${down} 0 0 1 ${right * across} ${below * down}` : '')
  const [wide, high] = [short(w - 2 * across), short(h - 2 * down)]
  return `M${short(Number(x) + across)} ${y}h${wide}${corner(1, 1)}v${high}${corner(-1, 1)}h${-wide}${corner(-1, -1)}v${-high}${corner(1, -1)}z`
}

const short = (value) => Number(value.toFixed(3))
