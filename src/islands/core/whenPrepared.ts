import type { PageStore } from '../../store'
import type { IslandDefinition } from '../types'

/** An island whose first data take longer shows that it waits. Milliseconds. */
const PATIENCE_MS = 1_000

/** Resolves when the island has what it shows first, or when that takes too long. */
export async function whenPrepared({ prepare }: IslandDefinition, props: unknown, store: PageStore): Promise<void> {
  if (prepare) await Promise.race([prepare(props, store), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
