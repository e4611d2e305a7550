import { type ComponentProps, createElement } from 'react'

interface Props extends Omit<ComponentProps<'svg'>, 'children'> {
  size?: number | string
}

const LOOK = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/**
 * What the build makes of lucide-react's pictures: all strokes as one path, and what is more than a stroke. There are hundreds of icons on a
 * board, so that every element of them counts. An icon is decoration unless it is given a name.
 */
export default function createIcon(strokes: string, rest: readonly (readonly [tag: string, attributes: object])[] = []) {
  const parts = [
    createElement('path', { key: 'strokes', d: strokes }),
    ...rest.map(([tag, attributes], key) => createElement(tag, { key, ...attributes })),
  ]
  return ({ size = 24, ...props }: Props) =>
    createElement('svg', { ...LOOK, width: size, height: size, 'aria-hidden': props['aria-label'] === undefined, ...props }, parts)
}
