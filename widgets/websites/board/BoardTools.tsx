import { useMemo } from 'react'
import { useFormats, useMessages } from '../../../src/i18n'
import { isWebsiteOverdue } from '../../../src/model'
import { Select } from '../../../src/ui'
import { hoursText } from '../data/hoursText'
import { useEdits } from '../edits/Edits'
import { LANES, type ViewState } from '../view/ViewState'
import type { ChangeView } from '../view/useViewState'
import styles from './boardTools.module.css'
import type { BoardData } from './useBoard'

const SORTS = ['rank', 'due_date', 'status_age', 'title'] as const

interface Props {
  board: BoardData
  state: ViewState
  onChange: ChangeView
}

/** What the board adds up to (OV-16), its order and its lanes. */
export function BoardTools({ board: { websites }, state, onChange }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { today } = useEdits().rules
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
      </p>
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
  )
}
