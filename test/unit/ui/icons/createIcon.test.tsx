import { type ComponentType, createElement, type SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as lucide from 'lucide-react'
import createIcon from '../../../../src/ui/icons/createIcon'
import * as icons from '../../../../src/ui/icons'

/** What lucide knows of a picture, from the element it makes of it. */
const dataOf = (icon: object) => Reflect.get(icon, 'render')({}, null).props.icon
/** Attributes in any order. */
const inOrder = (markup: string) =>
  markup.replace(
    / ([\w-]+="[^"]*"(?: [\w-]+="[^"]*")*)/g,
    (_, all: string) =>
      ` ${all
        .split(/(?<=") /)
        .toSorted()
        .join(' ')}`,
  )

const names = Object.keys(icons).filter((name) => name in lucide)

it('knows pictures', () => {
  expect(names.length).toBeGreaterThan(200)
})

const looks: readonly (SVGProps<SVGSVGElement> & { size?: number | string })[] = [
  {},
  { size: 14 },
  { size: '58%', className: 'big' },
  { 'aria-hidden': true },
  { 'aria-label': undefined },
  { 'aria-label': 'Late', role: 'img' },
  { role: 'img' },
]

it.each(looks)('draws every picture as lucide does: %j', (props) => {
  for (const name of names) {
    const theirs: ComponentType<SVGProps<SVGSVGElement>> = Reflect.get(lucide, name)
    const ours = createIcon(dataOf(theirs))
    expect(inOrder(renderToStaticMarkup(createElement(ours, props)))).toBe(inOrder(renderToStaticMarkup(createElement(theirs, props))))
  }
})
