import { useEffect, useEffectEvent, useRef } from 'react'
import type { DnsZone } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { dismissToast, showToast, useAppDispatch } from '../../../../src/store'
import type { ZoneDraft } from './useZoneDraft'

/** Gives up all pending changes of a zone, which one Undo brings back. */
export function useDiscard(draft: ZoneDraft, zone: DnsZone): () => void {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const toast = useRef<string>(undefined)
  const withdraw = useEffectEvent(() => {
    if (toast.current) dispatch(dismissToast(toast.current))
  })
  // Changes made since would be lost to those that come back.
  useEffect(() => {
    if (draft.isDirty) withdraw()
  }, [draft.isDirty])
  useEffect(() => () => withdraw(), [])

  return () => {
    const { version, saved, items, diff } = draft
    const count = diff.added.length + diff.changed.length + diff.removed.length
    const action = { key: 'partner.general.undo', run: () => draft.resume({ version, saved, items }) }
    draft.reset(zone)
    toast.current = dispatch(showToast({ kind: 'success', key: t('domains.dns.discarded', { count }), action }))
  }
}
