import { type ComponentType, createElement } from 'react'
import type { InjectableSlice, PageStore } from '../store'
import type { Texts } from './core/texts/createTexts'
import { IslandError } from './failure/IslandError'
import type { OutputOf, StandardResult, StandardSchema } from './standardSchema'
import type { LoadPack } from './LoadPack'
import type { IslandDefinition } from './types'

type Prepare = NonNullable<IslandDefinition['prepare']>

interface Common {
  /** Slices that are in the store before the first render. */
  slices?: readonly InjectableSlice[]
  messages?: LoadPack
  /** Without a user such an island leaves the server's markup as it is. Default true. */
  needsUser?: boolean
}

/** `prepare` begins to load what the component shows first: the island waits for it a little rather than showing that it waits. */
interface WithProps<Schema extends StandardSchema> extends Common {
  component: ComponentType<OutputOf<Schema>>
  /** Any Standard Schema; the component gets its output. */
  props: Schema
  prepare?: (store: PageStore, props: OutputOf<Schema>, texts: Texts) => Promise<unknown>
}

interface WithoutProps extends Common {
  component: ComponentType
  props?: undefined
  prepare?: (store: PageStore, props: undefined, texts: Texts) => Promise<unknown>
}

/** Describes an island; its module exports the result as default. */
export function defineIsland<Schema extends StandardSchema>(options: WithProps<Schema>): IslandDefinition
export function defineIsland(options: WithoutProps): IslandDefinition
export function defineIsland<Schema extends StandardSchema>(options: WithProps<Schema> | WithoutProps): IslandDefinition {
  const { slices = [], messages, needsUser = true } = options
  return {
    element: (props) => toElement(options, props),
    ...(options.prepare && { prepare: (...given: Parameters<Prepare>) => begin(options, ...given).catch(() => {}) }),
    slices,
    messages,
    needsUser,
  }
}

async function toElement<Schema extends StandardSchema>(options: WithProps<Schema> | WithoutProps, props: unknown) {
  if (!options.props) return createElement(options.component)
  return createElement(options.component, await checked(options.props, props))
}

async function begin<Schema extends StandardSchema>(
  { props: schema, prepare }: WithProps<Schema> | WithoutProps,
  given: unknown,
  store: PageStore,
  texts: Texts,
) {
  const props = schema && (await checked(schema, given))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was declared with what its own schema gives, or with nothing
  await prepare?.(store, props as OutputOf<Schema> & undefined, texts)
}

async function checked<Schema extends StandardSchema>(schema: Schema, props: unknown) {
  const result = await schema['~standard'].validate(props ?? {})
  if (result.issues) throw new IslandError('validation', describe(result.issues))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the component was declared with; Standard Schema types the function's own result as unknown
  return result.value as OutputOf<Schema> & object
}

type Issues = Extract<StandardResult<unknown>, { issues: readonly unknown[] }>['issues']

const describe = (issues: Issues) =>
  issues
    .map(
      ({ path = [], message }) =>
        `${['props', ...path.map((part) => String(typeof part === 'object' ? part.key : part))].join('.')}: ${message}`,
    )
    .join('; ')
