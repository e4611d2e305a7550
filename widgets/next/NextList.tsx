import { type ReactNode, useRef } from 'react'
import type { NextItem } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { useRowFocus, useRowKeys } from '../../src/parts/rowKeys'
import type { Acts } from './actsOf'
import { keyOf } from './keyOf'
import { NextRow, type RowActs } from './NextRow'
import styles from './next.module.css'

interface Props extends RowActs {
  rows: readonly NextItem[]
  actsOf: (item: NextItem) => Acts
  /** Stands in for the rows when there are none. */
  empty: ReactNode
}

/** The rows in their order; keys act on the one that has the focus. */
export function NextList({ rows, actsOf, empty, ...rowActs }: Props) {
  const t = useMessages()
  const list = useRef<HTMLDivElement>(null)
  const focus = useRowFocus(list, rows.map(keyOf))
  const withItem = (act: (item: NextItem, at: HTMLElement) => void) => (row: string, at: HTMLElement) => {
    const item = rows.find((one) => keyOf(one) === row)
    if (item) act(item, at)
  }
  const { onOpen, onFinish, onPutOff } = rowActs
  const onKeyDown = useRowKeys({
    leaving: {},
    staying: { o: withItem(onOpen), e: withItem(onFinish), s: withItem(onPutOff) },
    entry: '[data-row]',
  })
  return (
    // The links in it have the focus; the keys act on their rows.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={list} tabIndex={-1} className={styles.list} onKeyDown={onKeyDown} {...focus}>
      {rows.length === 0 ? (
        empty
      ) : (
        <ol className={styles.rows} aria-label={t('view.next')}>
          {rows.map((item) => (
            <NextRow key={keyOf(item)} item={item} acts={actsOf(item)} {...rowActs} />
          ))}
        </ol>
      )}
    </div>
  )
}
