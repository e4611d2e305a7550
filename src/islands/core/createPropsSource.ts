import type { ReactElement } from 'react'
import { explainJson, readProps } from '../../page'
import { IslandError } from '../failure/IslandError'
import type { IslandDefinition } from '../types'
import type { MountRequest } from './Core'

export interface PropsSource {
  /** The element for the props as they are now; null when they are those of the last call. */
  next: () => Promise<ReactElement> | null
  /** The props as they are now; undefined when there are none, or none that can be read. */
  current: () => unknown
}

/** The props of one island, by call or from the markup of its host. */
export function createPropsSource({ given, view }: MountRequest, definition: IslandDefinition): PropsSource {
  let last: unknown
  let lastText: string | undefined

  const isNew = (value: unknown, text: string | undefined) => {
    const isSame = text === undefined ? value === last : text === lastText
    last = value
    lastText = text
    return !isSame
  }

  return {
    current() {
      const call = given()
      if (call) return call.props
      const json = readProps(view.host)
      return json.ok ? json.value : undefined
    },
    next() {
      const call = given()
      if (call) return isNew(call, undefined) ? definition.element(call.props) : null
      const json = readProps(view.host)
      if (!isNew(json, json.ok ? (JSON.stringify(json.value) ?? '') : json.text)) return null
      return json.ok ? definition.element(json.value) : refuse(json.text)
    },
  }
}

async function refuse(text: string): Promise<never> {
  const { message } = await explainJson(text)
  throw new IslandError('parse', message)
}
