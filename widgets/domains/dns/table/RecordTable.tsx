import { type Ref, useRef } from 'react'
import { useMessages } from '../../../../src/i18n'
import { Checkbox, LockedActions, SortHeader, useFocusStays, VisuallyHidden } from '../../../../src/ui'
import styles from './recordTable.module.css'
import { RecordForm } from '../form/RecordForm'
import type { Editing } from '../form/useEditing'
import { RECORD_SORTS, type RecordQuery } from './recordList'
import { RecordRow, type RecordRowProps } from './RecordRow'
import type { DraftItem } from '../draft/useZoneDraft'

const COLUMNS = [...RECORD_SORTS, 'state'] as const

interface Props extends Omit<RecordRowProps, 'item' | 'problem' | 'isShown' | 'onEdit'> {
  /** The records that are listed, in their order. */
  readonly shown: readonly DraftItem[]
  readonly sort: RecordQuery['sort']
  readonly onSort: (sort: RecordQuery['sort']) => void
  readonly editing: Editing
  /** The record that is brought into view. */
  readonly shownKey: string | null
  readonly onDone: (item: DraftItem) => void
  readonly ref: Ref<HTMLElement>
}

/** The records of a zone, each edited in its row (DN-01). */
export function RecordTable({ shown, sort, onSort, editing, shownKey, onDone, ref, ...row }: Props) {
  const { draft, domain, mayChange, selected, onSelect } = row
  const body = useRef<HTMLTableSectionElement>(null)
  useFocusStays(body, 'tr', 'section')
  const t = useMessages()
  const problems = new Map(draft.problems.toReversed().map((problem) => [draft.items[problem.index]?.key, problem]))
  const { item: open, edit, end, leave, onTyped } = editing
  const isNew = open !== null && !draft.items.some(({ key }) => key === open.key)
  const form = open && (
    <RecordForm
      key={open.key}
      item={open}
      others={draft.items.filter(({ key }) => key !== open.key)}
      isOpen={draft.isOpen}
      domain={domain}
      types={draft.types}
      onTyped={onTyped}
      onDone={onDone}
      onCancel={end}
      onEscape={() => leave(end)}
    />
  )
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={ref} className={styles.scroller} aria-label={t('domains.dns.records')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {mayChange && (
              <th scope="col">
                <LockedActions>
                  <SelectAll items={shown.filter(draft.isOpen)} selected={selected} onSelect={onSelect} />
                </LockedActions>
              </th>
            )}
            {COLUMNS.map((key) => (
              <SortHeader
                key={key}
                column={{ key, header: t(`domains.dns.${key}`), sortable: key !== 'state', cell: () => null }}
                sort={sort}
                onSort={onSort}
              />
            ))}
            {mayChange && (
              <th scope="col">
                <VisuallyHidden>{t('domains.column.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body}>
          {isNew && (
            <tr>
              <td colSpan={COLUMNS.length + 2}>{form}</td>
            </tr>
          )}
          {shown.map((item) =>
            item.key === open?.key ? (
              <tr key={item.key}>
                <td colSpan={COLUMNS.length + 2}>{form}</td>
              </tr>
            ) : (
              <RecordRow
                key={item.key}
                item={item}
                problem={problems.get(item.key)}
                isShown={item.key === shownKey}
                onEdit={edit}
                {...row}
              />
            ),
          )}
        </tbody>
      </table>
    </section>
  )
}

type SelectAllProps = Pick<Props, 'selected' | 'onSelect'> & { readonly items: readonly DraftItem[] }

/** Selects what is shown and can be changed; of what is not shown nothing stays selected. */
function SelectAll({ items, selected, onSelect }: SelectAllProps) {
  const t = useMessages()
  const count = items.filter(({ key }) => selected.has(key)).length
  const isAll = count > 0 && count === items.length
  return (
    <Checkbox
      label={t('domains.dns.selectShown')}
      hideLabel
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      disabled={items.length === 0}
      onChange={(isOn) => onSelect(new Set(isOn ? items.map(({ key }) => key) : []))}
    />
  )
}
