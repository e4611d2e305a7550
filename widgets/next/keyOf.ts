import type { NextItem } from '../../src/contract'

/** Names a row: ids of different kinds may be the same. */
export const keyOf = ({ kind, id }: Pick<NextItem, 'kind' | 'id'>): string => `${kind}-${id}`
