import { useMessages } from '../../../src/i18n'
import { BulkBar } from '../../../src/parts/bulkBar'
import { Button } from '../../../src/ui'
import { Trash2 } from '../../../src/ui/icons'

interface Props {
  count: number
  onClear: () => void
  onDelete: () => void
}

/** What can be done with the items that are selected. */
export function SelectionBar({ count, onClear, onDelete }: Props) {
  const t = useMessages()
  const selected = t('collections.selected', { count })
  return (
    <BulkBar label={selected} count={selected} onClear={onClear}>
      <Button icon={Trash2} variant="danger" onClick={onDelete}>
        {t('partner.general.delete')}
      </Button>
    </BulkBar>
  )
}
