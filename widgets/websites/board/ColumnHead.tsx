import { ChevronsLeft, ChevronsRight } from '../../../src/ui/icons'
import { memo } from 'react'
import { useFormats, useMessages } from '../../../src/i18n'
import { type Limit, type Status, STATUS_INFO } from '../../../src/model'
import { cx, IconButton, STATUS_ICONS } from '../../../src/ui'
import type { Ruling } from '../drag/ruling'
import board from './board.module.css'
import styles from './columnHead.module.css'
import { LimitButton } from './LimitButton'

interface Props {
  id: string
  status: Status
  /** Cards shown, and all there are. */
  count: number
  total: number
  limit: Limit | null
  isFolded: boolean
  ruling: Ruling | null
  isOver: boolean
  onFold: (status: Status) => void
}

/** Name, number and state of a column; while cards are dragged, whether they may come here. */
export const ColumnHead = memo(function ColumnHead(props: Props) {
  const { id, status, count, total, limit, isFolded, ruling, isOver } = props
  const t = useMessages()
  const formats = useFormats()
  const Icon = STATUS_ICONS[status]
  const { solid, darkText } = STATUS_INFO[status]
  // A soft limit is told when there are more, a hard one when there can be no more (OV-07).
  const isFull = limit !== null && total + Number(limit.hard) > limit.limit
  const number = isFull
    ? t('websites.board.ofTotal', { count: total, total: limit.limit })
    : count === total
      ? formats.number(total)
      : t('websites.board.ofTotal', { count, total })
  return (
    <header
      className={cx(board.column, styles.head)}
      data-head={status}
      data-folded={isFolded || undefined}
      data-ruling={ruling?.kind}
      data-over={isOver || undefined}
      {...(isFolded && { 'data-cell': status, 'data-lane': '' })}
    >
      <div className={styles.headLine}>
        <span style={{ color: `light-dark(${solid}, ${darkText})` }}>
          <Icon size={16} aria-hidden />
        </span>
        <h2 id={id} className={styles.headTitle}>
          {t(`status.${status}`)}
        </h2>
        <span className={styles.number} data-full={isFull || undefined}>
          {number}
        </span>
        {!ruling && <HeadButtons status={status} limit={limit} isFolded={isFolded} onFold={props.onFold} />}
      </div>
      {ruling && <p className={styles.ruling}>{ruling.kind !== 'home' && ruling.text}</p>}
    </header>
  )
})

/** They stay while the number changes with every key stroke. */
const HeadButtons = memo(function HeadButtons(props: Pick<Props, 'status' | 'limit' | 'isFolded' | 'onFold'>) {
  const { status, isFolded } = props
  const t = useMessages()
  return (
    <>
      {!isFolded && <LimitButton of={status} limit={props.limit} placement="bottom-end" />}
      <IconButton
        icon={isFolded ? ChevronsRight : ChevronsLeft}
        size="sm"
        label={t(isFolded ? 'websites.board.unfold' : 'websites.board.fold', { status: t(`status.${status}`) })}
        onClick={() => props.onFold(status)}
      />
    </>
  )
})
