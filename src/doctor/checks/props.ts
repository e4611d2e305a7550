import type { Examined } from '../Examined'
import { type Finding, finding } from '../Finding'
import { attribute, type PageElement } from '../PageElement'
import { checkJson } from './json'

const PROPS_ATTRIBUTE = /^data-(?:island-)?props$/

/** The props of the islands. */
export const checkProps = ({ hosts }: Examined): Finding[] => hosts.flatMap(checkHost)

function checkHost(host: PageElement): Finding[] {
  const scripts = host.children.filter(({ name }) => name === 'script')
  const isJson = (script: PageElement) => attribute(script, 'type').toLowerCase() === 'application/json'
  const [first, ...others] = scripts.filter(isJson)
  return [
    ...inAttributes(host),
    ...scripts.filter((script) => !isJson(script) && looksLikeJson(script)).map(wrongType),
    ...(first && first.text.trim() ? checkJson('props', first) : []),
    ...others.map((script) => finding('props/duplicate', 'this host has a second JSON script', script)),
  ]
}

const inAttributes = (host: PageElement): Finding[] =>
  [...host.attributes.keys()]
    .filter((name) => PROPS_ATTRIBUTE.test(name))
    .map((name) => finding('props/attribute', `the attribute ${name} is not read`, host))

const looksLikeJson = ({ text }: PageElement): boolean => /^\s*\{/.test(text)

const wrongType = (script: PageElement): Finding =>
  finding('props/type', `the props stand in a <script${attribute(script, 'type') ? ` type="${attribute(script, 'type')}"` : ''}>`, script)
