import path from 'node:path'
import { runInNewContext } from 'node:vm'

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/
const DATA = /const __iconData = (\{.*?\n\});/s
const frame = path.resolve('src/ui/icons/createIcon.ts')

/**
 * Makes one path of the strokes of every lucide picture, and frames it with our own `createIcon`: half the elements on a screen full of icons,
 * and fewer bytes. What is filled or drawn otherwise stays as it is.
 */
export function icons() {
  return {
    name: 'icons',
    transform(source, id) {
      const data = ICON.test(id) && DATA.exec(source)?.[1]
      if (!data) return null
      // The file is one of the dependency's own, and holds nothing but a literal.
      const { node } = runInNewContext(`(${data})`)
      const strokes = node.map(strokeOf)
      const rest = node.filter((_, index) => strokes[index] === null).map(([tag, attributes]) => [tag, withoutKey(attributes)])
      const given = [strokes.join(''), ...(rest.length > 0 ? [rest] : [])].map((value) => JSON.stringify(value)).join()
      return {
        code: `import createIcon from ${JSON.stringify(frame)}\nexport default /*#__PURE__*/ createIcon(${given})`,
        map: null,
        moduleSideEffects: false,
      }
    },
  }
}

const SHAPES = {
  path: ({ d }) => absolute(d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  circle: ({ cx, cy, r }) => ellipse(cx, cy, r, r),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(cx, cy, rx, ry),
  rect: ({ x = 0, y = 0, width, height, rx, ry = rx }) => rectangle(...[x, y, width, height, rx ?? ry ?? 0, ry ?? 0].map(Number)),
}
const withoutKey = (attributes) => Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'key'))

const PLACES = ['key', 'd', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height']

/** An element as the data of a path; null when it is more than a stroke. */
export function strokeOf([tag, attributes]) {
  const isStroke = tag in SHAPES && Object.keys(attributes).every((name) => PLACES.includes(name))
  return isStroke ? SHAPES[tag](attributes) : null
}

/** A path may begin with a relative move, which is absolute only where nothing stands before it. */
function absolute(d) {
  const start = /^m\s*(-?(?:\d*\.\d+|\d+))[\s,]*(-?(?:\d*\.\d+|\d+))\s*,?\s*(.*)$/s.exec(d)
  if (!start) return d
  const [, x, y, rest] = start
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`
}

const round = (value) => Number(value.toFixed(3))

function ellipse(cx, cy, rx, ry) {
  const across = round(2 * rx)
  return `M${round(cx - rx)} ${cy}a${rx} ${ry} 0 1 0 ${across} 0a${rx} ${ry} 0 1 0 ${-across} 0`
}

function rectangle(x, y, width, height, rx, ry) {
  if (rx === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const corner = (dx, dy) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  const [across, down] = [round(width - 2 * rx), round(height - 2 * ry)]
  return `M${round(x + rx)} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`
}
