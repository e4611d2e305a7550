import { ChevronsLeft, ChevronsRight } from 'lucide-react'
import { memo } from 'react'
import { useFormats, useMessages } from '../../../src/i18n'
import { type Status, STATUS_INFO } from '../../../src/model'
import { cx, IconButton, STATUS_ICONS } from '../../../src/ui'
import type { Verdict } from './Carry'
import board from './board.module.css'
import styles from './columnHead.module.css'
import { LimitButton } from './LimitButton'

interface Props {
  id: string
  status: Status
  /** Cards shown, and all there are. */
  count: number
  total: number
  /** A soft one: more cards are told, never refused (OV-07). */
  limit: number | null
  isFolded: boolean
  verdict: Verdict | null
  isOver: boolean
  onFold: (status: Status) => void
  onLimit: (of: string, limit: number | null) => void
}

/** Name, number and state of a column; while cards are carried, whether they may come here. */
export const ColumnHead = memo(function ColumnHead(props: Props) {
  const { id, status, count, total, limit, isFolded, verdict, isOver } = props
  const t = useMessages()
  const formats = useFormats()
  const Icon = STATUS_ICONS[status]
  const { solid, darkText } = STATUS_INFO[status]
  const isFull = limit !== null && total > limit
  const number = isFull
    ? t('websites.board.ofTotal', { count: total, total: limit })
    : count === total
      ? formats.number(total)
      : t('websites.board.ofTotal', { count, total })
  return (
    <header
      className={cx(board.column, styles.head)}
      data-head={status}
      data-folded={isFolded || undefined}
      data-verdict={verdict?.kind}
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
        <HeadButtons status={status} limit={limit} isFolded={isFolded} onFold={props.onFold} onLimit={props.onLimit} />
      </div>
      {verdict && verdict.kind !== 'home' && <p className={styles.verdict}>{verdict.text}</p>}
    </header>
  )
})

/** They stay while the number changes with every key stroke. */
const HeadButtons = memo(function HeadButtons(props: Pick<Props, 'status' | 'limit' | 'isFolded' | 'onFold' | 'onLimit'>) {
  const { status, isFolded } = props
  const t = useMessages()
  return (
    <>
      {!isFolded && (
        <LimitButton
          label={t('websites.board.limit')}
          limit={props.limit}
          placement="bottom-end"
          onLimit={(limit) => props.onLimit(status, limit)}
        />
      )}
      <IconButton
        icon={isFolded ? ChevronsRight : ChevronsLeft}
        size="sm"
        label={t(isFolded ? 'websites.board.unfold' : 'websites.board.fold', { status: t(`status.${status}`) })}
        onClick={() => props.onFold(status)}
      />
    </>
  )
})
