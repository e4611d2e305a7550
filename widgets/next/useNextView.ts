import type { NextQuery } from '../../src/contract'
import { NEXT_KINDS, NEXT_SCOPES, type NextKind, type NextScope } from '../../src/model'
import { useAddress } from '../../src/store'

/** What the address says about the queue. */
export interface NextView {
  readonly scope: NextScope
  /** Null for every kind. */
  readonly kind: NextKind | null
}

export const nextViewOf = (address: URLSearchParams): NextView => ({
  scope: NEXT_SCOPES.find((scope) => scope === address.get('scope')) ?? 'me',
  kind: NEXT_KINDS.find((kind) => kind === address.get('kind')) ?? null,
})

export const nextQueryOf = ({ scope, kind }: NextView): NextQuery => ({ scope, ...(kind && { kind }) })

export function useNextView(): readonly [NextView, (change: Partial<NextView>) => void] {
  const [address, changeAddress] = useAddress()
  const view = nextViewOf(address)
  const change = (part: Partial<NextView>) => {
    const { scope, kind } = { ...view, ...part }
    changeAddress({ scope: scope === 'me' ? null : scope, kind })
  }
  return [view, change]
}
