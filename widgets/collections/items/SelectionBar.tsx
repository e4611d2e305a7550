import { useState } from 'react'
import { fetchAllItems } from '../../../src/api/cmsCollections'
import type { CollectionItem } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { ITEMS_DELETED_AT_ONCE } from '../../../src/model'
import { BulkBar } from '../../../src/parts/bulkBar'
import { reportError, useAppDispatch } from '../../../src/store'
import { Button } from '../../../src/ui'
import { Trash2 } from '../../../src/ui/icons'

interface Props {
  collectionId: number
  count: number
  /** How many the search finds, on all pages. */
  total: number
  search: string
  onSelect: (items: readonly CollectionItem[]) => void
  onClear: () => void
  onDelete: () => void
}

/** What can be done with the items that are selected. */
export function SelectionBar({ collectionId, count, total, search, onSelect, onClear, onDelete }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const selected = t('collections.selected', { count })
  const most = Math.min(total, ITEMS_DELETED_AT_ONCE)
  const selectAll = async () => {
    setBusy(true)
    try {
      onSelect((await dispatch(fetchAllItems(collectionId, { search }))).slice(0, ITEMS_DELETED_AT_ONCE))
    } catch (error) {
      dispatch(reportError(error))
    } finally {
      setBusy(false)
    }
  }
  const scope = count < most && (
    <Button size="sm" variant="ghost" busy={isBusy} onClick={() => void selectAll()}>
      {t('collections.selectAll', { count: most })}
    </Button>
  )
  return (
    <BulkBar label={selected} count={selected} scope={scope} onClear={onClear}>
      <Button icon={Trash2} variant="danger" disabled={count > ITEMS_DELETED_AT_ONCE} onClick={onDelete}>
        {t('partner.general.delete')}
      </Button>
    </BulkBar>
  )
}
