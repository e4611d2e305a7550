import { FILE_ICONS, MESSAGE_ICONS, ROLE_INFO, STATUS_INFO, VIEWS } from '../../../../src/model'
import { CATEGORY_ICONS, FILE_TYPE_ICONS, ROLE_ICONS, STATUS_ICONS, VIEW_ICONS } from '../../../../src/ui'
import * as lucide from 'lucide-react'

/** `circle-check-big` to `CircleCheckBig`, as lucide names its components. */
const componentName = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
const lucideIcons = new Map<string, unknown>(Object.entries(lucide))

const names: [string, unknown][] = [
  ...Object.entries(STATUS_INFO).map(([status, { icon }]): [string, unknown] => [icon, Reflect.get(STATUS_ICONS, status)]),
  ...Object.entries(ROLE_INFO).map(([role, { icon }]): [string, unknown] => [icon, Reflect.get(ROLE_ICONS, role)]),
  ...VIEWS.map(({ name, icon }): [string, unknown] => [icon, VIEW_ICONS[name]]),
  ...Object.entries(MESSAGE_ICONS).map(([category, icon]): [string, unknown] => [icon, Reflect.get(CATEGORY_ICONS, category)]),
  ...Object.entries(FILE_ICONS).map(([type, icon]): [string, unknown] => [icon, Reflect.get(FILE_TYPE_ICONS, type)]),
]

it.each(names)('%s is the icon the model names', (name, icon) => {
  expect(icon).toBe(lucideIcons.get(componentName(name)))
})
