import type { IslandDefinition } from '../types'
import { patiently } from './patience'
import type { SharedState } from './SharedState'

type Shared = Pick<SharedState, 'store' | 'texts'>

/** Resolves when the island has what it shows first, or when that takes too long. */
export async function whenPrepared({ prepare }: IslandDefinition, props: unknown, { store, texts }: Shared): Promise<void> {
  if (prepare) await patiently(prepare(props, store, texts))
}
