import { useState } from 'react'
import type { WebsiteView } from '../../../src/model'
import { fetchWebsites } from '../../../src/api/websites'
import { useMessages } from '../../../src/i18n'
import { reportError, useAppDispatch } from '../../../src/store'
import { Button } from '../../../src/ui'
import { type WebsiteListData } from '../data/useWebsiteList'
import { MailButton } from '../mail/MailButton'
import { PauseMenu } from '../pause/PauseMenu'
import { WebsiteBar } from './WebsiteBar'
import type { ColumnKey } from './columns'
import { DeleteButton } from './DeleteButton'
import { ExportButton } from './ExportButton'
import type { SelectionState } from '../selection/useSelection'
import { WEBSITES_AT_ONCE_MAX } from '../../../src/model'

interface Props {
  view: WebsiteView
  list: WebsiteListData
  columnKeys: readonly ColumnKey[]
  selection: SelectionState
}

/** What can be done with the websites that are selected, on this page and on others. */
export function SelectionBar({ view, list, columnKeys, selection }: Props) {
  const t = useMessages()
  const { websites } = selection
  if (websites.length === 0) return null
  return (
    <WebsiteBar
      websites={websites}
      scope={<Scope list={list} selection={selection} />}
      onApplied={selection.keep}
      onClear={selection.clear}
    >
      <MailButton websites={websites} purpose={view === 'reengage' ? 'reminder' : undefined} />
      {PAUSING.includes(view) && <PauseMenu websites={websites} label={t('websites.pause')} onApplied={selection.keep} />}
      <ExportButton columns={columnKeys} websites={websites} />
      <DeleteButton websites={websites} onDeleted={selection.keep} />
    </WebsiteBar>
  )
}

/** Where customers are waited for, and where all websites are. */
const PAUSING: readonly WebsiteView[] = ['reengage', 'leads', 'all-websites']

/** Says what is selected, and offers everything that the filters find (L-01). */
function Scope({ list: { all, allQuery, pagination }, selection }: Pick<Props, 'list' | 'selection'>) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const { total } = pagination
  if (selection.websites.length >= total) return <span>{t('websites.selected.all')}</span>

  const selectAll = async () => {
    if (all) return selection.select(all)
    setBusy(true)
    try {
      if (allQuery) selection.select((await dispatch(fetchWebsites({ ...allQuery, limit: WEBSITES_AT_ONCE_MAX }))).items)
    } catch (error) {
      dispatch(reportError(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" variant="ghost" busy={isBusy} onClick={() => void selectAll()}>
      {t('websites.selectAll', { count: Math.min(total, WEBSITES_AT_ONCE_MAX) })}
    </Button>
  )
}
