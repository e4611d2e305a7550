import { useMemo } from 'react'
import { api_partner_contract_values } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { isWebsiteOverdue, type WebsiteView } from '../../../src/model'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Checkbox, Select } from '../../../src/ui'
import { hoursText } from '../data/hoursText'
import { LANES, type ViewState } from '../view/ViewState'
import type { ChangeView } from '../view/useViewState'
import styles from './boardTools.module.css'
import type { BoardData } from './useBoard'
import { ContractTotal } from './ContractTotal'

const SORTS = ['rank', 'due_date', 'status_age', 'title'] as const

interface Props {
  board: BoardData
  view: WebsiteView
  state: ViewState
  onChange: ChangeView
  hidesEmpty: boolean
  onHideEmpty: (hides: boolean) => void
}

/** What the board adds up to (OV-16), its order and its lanes. */
export function BoardTools({ view, board: { websites }, state, onChange, hidesEmpty, onHideEmpty }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { router } = useIsland()
  const { today } = useWebsiteChanges().rules
  const overdue = useMemo(() => websites.filter((website) => isWebsiteOverdue(website, today)).length, [websites, today])
  const nobody = useMemo(() => websites.filter(({ assigned_to }) => assigned_to === null).length, [websites])
  const tracked = useMemo(() => websites.reduce((sum, website) => sum + (website.tracked ?? 0), 0), [websites])
  const sort = SORTS.find((one) => one === state.sort) ?? 'rank'
  return (
    <div className={styles.tools}>
      <p className={styles.totals}>
        <span>{t('websites.count', { count: websites.length })}</span>
        {overdue > 0 && <span className={styles.late}>{t('websites.board.overdue', { count: overdue })}</span>}
        {nobody > 0 && <span>{t('websites.board.unassigned', { count: nobody })}</span>}
        {tracked > 0 && <span>{t('websites.board.tracked', { time: hoursText(tracked, formats) })}</span>}
        {router.has(api_partner_contract_values.name) && <ContractTotal view={view} websites={websites} />}
      </p>
      <div className={styles.choices}>
        <Checkbox label={t('websites.board.hideEmpty')} checked={hidesEmpty} onChange={onHideEmpty} />
        <div className={styles.choice}>
          <Select
            label={t('websites.board.sort')}
            options={SORTS.map((value) => ({ value, label: t(`websites.board.sort.${value}`) }))}
            value={sort}
            onChange={(value) => onChange({ sort: value })}
          />
        </div>
        <div className={styles.choice}>
          <Select
            label={t('websites.board.lanes')}
            options={LANES.map((value) => ({ value, label: t(`websites.board.lanes.${value}`) }))}
            value={state.lanes}
            onChange={(value) => onChange({ lanes: LANES.find((lanes) => lanes === value) ?? 'none' })}
          />
        </div>
      </div>
    </div>
  )
}
