import type { NextQuery } from '../../src/contract'
import { NEXT_KINDS, NEXT_SCOPES, type NextKind, type NextScope } from '../../src/model'
import { type RootState, selectPlace, useAppSelector, usePageStore } from '../../src/store'

/** What the address says about the queue. */
export interface NextView {
  readonly scope: NextScope
  /** Null for every kind. */
  readonly kind: NextKind | null
}

export function nextViewOf(state: RootState): NextView {
  const { url } = selectPlace(state)
  const query = url ? new URL(url).searchParams : new URLSearchParams()
  return {
    scope: NEXT_SCOPES.find((scope) => scope === query.get('scope')) ?? 'me',
    kind: NEXT_KINDS.find((kind) => kind === query.get('kind')) ?? null,
  }
}

export const nextQueryOf = ({ scope, kind }: NextView): NextQuery => ({ scope, ...(kind && { kind }) })

export function useNextView(): readonly [NextView, (change: Partial<NextView>) => void] {
  const store = usePageStore()
  const { url } = useAppSelector(selectPlace)
  const view = nextViewOf(store.getState())
  const change = (part: Partial<NextView>) => {
    const { scope, kind } = { ...view, ...part }
    const target = new URL(url ?? location.href)
    if (scope === 'me') target.searchParams.delete('scope')
    else target.searchParams.set('scope', scope)
    if (kind === null) target.searchParams.delete('kind')
    else target.searchParams.set('kind', kind)
    history.replaceState(history.state, '', target)
    store.navigation.sync()
  }
  return [view, change]
}
