import { ArrowDown, ArrowUp } from '../../../src/ui/icons'
import { useMessages } from '../../../src/i18n'
import { COLUMN_MAX_PX, COLUMN_MIN_PX, type WebsiteView } from '../../../src/model'
import { Button, Checkbox, IconButton, useAnnounce } from '../../../src/ui'
import { canMove, type ChosenColumn, moveColumn, usualWidth, widthWithin, writeColumns } from './chosenColumns'
import styles from './columnPanel.module.css'
import { ALL_COLUMNS, type ColumnKey, columnName } from './columns'

export interface ColumnPanelProps {
  view: WebsiteView
  columns: readonly ChosenColumn[]
  onChange: (columns: readonly string[] | null) => void
}

/** CSS pixels that one step of the keyboard is worth. */
const STEP_PX = 20

/** The columns of the table in order, each to be moved, made wider and taken away, and those it could have. */
export default function ColumnPanel({ view, columns, onChange }: ColumnPanelProps) {
  const t = useMessages()
  const announce = useAnnounce()
  const change = (next: typeof columns) => onChange(writeColumns(next, view))
  const hidden = ALL_COLUMNS.filter((key) => columns.every((column) => column.key !== key))
  const isUsual = writeColumns(columns, view) === null

  const move = (key: ColumnKey, by: 1 | -1) => {
    const next = moveColumn(columns, key, by)
    change(next)
    announce(t('websites.columns.moved', { column: columnName(key, t), place: next.findIndex((column) => column.key === key) + 1 }))
  }
  return (
    <div className={styles.panel}>
      <ol className={styles.shown}>
        {columns.map(({ key, width }) => {
          const column = columnName(key, t)
          return (
            <li key={key} className={styles.column}>
              <Checkbox
                label={column}
                checked
                disabled={key === 'title'}
                onChange={() => change(columns.filter((one) => one.key !== key))}
              />
              <input
                type="range"
                className={styles.width}
                aria-label={t('websites.columns.width', { column })}
                min={COLUMN_MIN_PX}
                max={COLUMN_MAX_PX}
                step={STEP_PX}
                value={width ?? usualWidth(key)}
                onChange={({ target }) =>
                  change(columns.map((one) => (one.key === key ? { key, width: widthWithin(Number(target.value)) } : one)))
                }
              />
              <IconButton
                icon={ArrowUp}
                size="sm"
                label={t('websites.columns.up', { column })}
                aria-disabled={!canMove(columns, key, -1) || undefined}
                onClick={() => canMove(columns, key, -1) && move(key, -1)}
              />
              <IconButton
                icon={ArrowDown}
                size="sm"
                label={t('websites.columns.down', { column })}
                aria-disabled={!canMove(columns, key, 1) || undefined}
                onClick={() => canMove(columns, key, 1) && move(key, 1)}
              />
            </li>
          )
        })}
      </ol>
      <div className={styles.hidden}>
        {hidden.map((key) => (
          <Checkbox key={key} label={columnName(key, t)} checked={false} onChange={() => change([...columns, { key, width: null }])} />
        ))}
      </div>
      <Button size="sm" disabled={isUsual} onClick={() => onChange(null)}>
        {t('websites.columns.reset')}
      </Button>
    </div>
  )
}
