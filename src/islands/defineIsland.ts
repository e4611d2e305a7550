import { type ComponentType, createElement } from 'react'
import type { InjectableSlice } from '../store'
import { IslandError } from './IslandError'
import type { OutputOf, StandardResult, StandardSchema } from './standardSchema'
import type { IslandDefinition, LoadPack } from './types'

interface Common {
  /** Slices that are in the store before the first render. */
  slices?: readonly InjectableSlice[]
  messages?: LoadPack
  /** Without a user such an island leaves the server's markup as it is. Default true. */
  needsUser?: boolean
}

interface WithProps<Schema extends StandardSchema> extends Common {
  component: ComponentType<OutputOf<Schema>>
  /** Any Standard Schema; the component gets its output. */
  props: Schema
}

interface WithoutProps extends Common {
  component: ComponentType
  props?: undefined
}

/** Describes an island; its module exports the result as default. */
export function defineIsland<Schema extends StandardSchema>(options: WithProps<Schema>): IslandDefinition
export function defineIsland(options: WithoutProps): IslandDefinition
export function defineIsland<Schema extends StandardSchema>(options: WithProps<Schema> | WithoutProps): IslandDefinition {
  const { slices = [], messages, needsUser = true } = options
  return { element: (props) => toElement(options, props), slices, messages, needsUser }
}

async function toElement<Schema extends StandardSchema>(options: WithProps<Schema> | WithoutProps, props: unknown) {
  if (!options.props) return createElement(options.component)
  const result = await options.props['~standard'].validate(props ?? {})
  if (result.issues) throw new IslandError('validation', describe(result.issues))
  // The schema's output type is what the component was declared with; Standard Schema types the function's own result as unknown.
  return createElement(options.component, result.value as OutputOf<Schema> & object)
}

type Issues = Extract<StandardResult<unknown>, { issues: readonly unknown[] }>['issues']

const describe = (issues: Issues) =>
  issues
    .map(
      ({ path = [], message }) =>
        `${['props', ...path.map((part) => String(typeof part === 'object' ? part.key : part))].join('.')}: ${message}`,
    )
    .join('; ')
