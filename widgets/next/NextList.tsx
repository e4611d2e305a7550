import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { NextItem } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { useRowKeys } from '../../src/parts/rowKeys'
import type { Acts } from './actsOf'
import { keyOf } from './keyOf'
import { NextRow } from './NextRow'
import styles from './next.module.css'
import { useRowFocus } from './useRowFocus'

interface Props {
  rows: readonly NextItem[]
  /** Given what brings the focus on to the next row. */
  goOn: RefObject<(() => void) | undefined>
  actsOf: (item: NextItem) => Acts
  onOpen: (item: NextItem) => void
  onFinish: (item: NextItem, at: HTMLElement) => void
  onPutOff: (item: NextItem, at: HTMLElement) => void
  /** Stands in for the rows when there are none. */
  empty: ReactNode
}

/** The rows in their order; keys act on the one that has the focus. */
export function NextList({ rows, goOn, actsOf, onOpen, onFinish, onPutOff, empty }: Props) {
  const t = useMessages()
  const list = useRef<HTMLDivElement>(null)
  const keys = rows.map(keyOf)
  const focus = useRowFocus(list, keys)
  useLayoutEffect(() => {
    goOn.current = focus.goOn
  })
  const withItem = (act: (item: NextItem, at: HTMLElement) => void) => (row: string, at: HTMLElement) => {
    const item = rows.find((one) => keyOf(one) === row)
    if (item) act(item, at)
  }
  const onKeyDown = useRowKeys({
    leaving: {},
    staying: { o: withItem(onOpen), e: withItem(onFinish), s: withItem(onPutOff) },
    entry: '[data-row]',
  })
  return (
    // The links in it have the focus; the keys act on their rows.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={list} tabIndex={-1} className={styles.list} onKeyDown={onKeyDown} onFocus={focus.onFocus}>
      {rows.length === 0 ? (
        empty
      ) : (
        <ol className={styles.rows} aria-label={t('view.next')}>
          {rows.map((item) => (
            <NextRow
              key={keyOf(item)}
              item={item}
              acts={actsOf(item)}
              onOpen={onOpen}
              onFinish={(at) => onFinish(item, at)}
              onPutOff={(at) => onPutOff(item, at)}
            />
          ))}
        </ol>
      )}
    </div>
  )
}
