import { createElement, type SVGProps } from 'react'

/** What lucide-react knows of a picture. */
interface IconData {
  readonly name: string
  readonly size: number
  readonly aliases?: readonly unknown[]
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string
}

/**
 * Draws a picture of lucide-react as that does. There are hundreds of them on a page: what is the same whenever one is drawn is worked out
 * once. The build puts it in the place of lucide's own.
 */
export default function createIcon({ name, size: box, aliases = [], node }: IconData) {
  const names = ['lucide', `lucide-${name}`, ...aliases.filter(isText).map((alias) => `lucide-${alias}`)].join(' ')
  const look = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${box} ${box}`,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function Icon({ size = 24, className, ...rest }: IconProps) {
    const hidden = isNamed(rest) ? undefined : { 'aria-hidden': true }
    return createElement(
      'svg',
      { ...look, width: size, height: size, ...hidden, ...rest, className: className ? `${names} ${className}` : names },
      shapes,
    )
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isNamed = (props: object): boolean =>
  Object.entries(props).some(([prop, value]) => value != null && (prop.startsWith('aria-') || prop === 'role' || prop === 'title'))
