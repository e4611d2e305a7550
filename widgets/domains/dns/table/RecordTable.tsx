import { type Ref, useDeferredValue, useRef } from 'react'
import { useMessages } from '../../../../src/i18n'
import { useFocusStays } from '../../../../src/ui'
import styles from './recordTable.module.css'
import { RecordForm } from '../form/RecordForm'
import type { Editing } from '../form/useEditing'
import { liveStates } from './liveStates'
import { COLUMNS, RecordHead } from './RecordHead'
import type { RecordQuery } from './recordList'
import { RecordRow } from './RecordRow'
import type { Pending } from './RecordState'
import type { LiveChecks } from './useLive'
import { useRecordActions } from './useRecordActions'
import type { DraftItem, ZoneDraft } from '../draft/useZoneDraft'

/** The rest of a long zone is drawn once these are there. */
const AT_ONCE = 50

interface Props {
  readonly draft: ZoneDraft
  readonly domain: string
  readonly live: LiveChecks
  readonly mayChange: boolean
  readonly isAdmin: boolean
  /** The records that are listed, in their order. */
  readonly shown: readonly DraftItem[]
  readonly sort: RecordQuery['sort']
  readonly onSort: (sort: RecordQuery['sort']) => void
  readonly editing: Editing
  /** The record that is brought into view. */
  readonly shownKey: string | null
  readonly onShown: () => void
  readonly selected: ReadonlySet<string>
  readonly onSelect: (keys: ReadonlySet<string>) => void
  readonly onDone: (item: DraftItem) => void
  readonly ref: Ref<HTMLElement>
}

/** The records of a zone, each edited in its row (DN-01). */
export function RecordTable(props: Props) {
  const { draft, domain, live, mayChange, isAdmin, shown, sort, onSort, editing, shownKey, onShown, selected, onSelect, onDone, ref } =
    props
  const body = useRef<HTMLTableSectionElement>(null)
  useFocusStays(body, 'tr', 'section')
  const t = useMessages()
  const problems = new Map(draft.problems.toReversed().map((problem) => [draft.items[problem.index]?.key, problem]))
  const pending = pendingOf(draft)
  const liveOf = liveStates(live)
  const { item: open, edit, end, leave, onTyped } = editing
  const select = (key: string, isOn: boolean) => onSelect(new Set(isOn ? [...selected, key] : [...selected].filter((one) => one !== key)))
  const { remove, unlock } = draft
  const actions = useRecordActions({ edit, select, remove, unlock, shown: onShown })
  const isTime = useDeferredValue(true, shown.length <= AT_ONCE)
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
        <RecordHead
          items={shown.filter(draft.isOpen)}
          selected={selected}
          onSelect={onSelect}
          mayChange={mayChange}
          sort={sort}
          onSort={onSort}
        />
        <tbody ref={body}>
          {isNew && (
            <tr>
              <td colSpan={COLUMNS.length + 2}>{form}</td>
            </tr>
          )}
          {(isTime ? shown : shown.slice(0, AT_ONCE)).map((item) =>
            item.key === open?.key ? (
              <tr key={item.key}>
                <td colSpan={COLUMNS.length + 2}>{form}</td>
              </tr>
            ) : (
              <RecordRow
                key={item.key}
                item={item}
                problem={problems.get(item.key)}
                pending={pending.get(item.key)}
                live={liveOf(item)}
                isReadOnly={!draft.types.includes(item.type)}
                isOpen={draft.isOpen(item)}
                isSelected={selected.has(item.key)}
                isShown={item.key === shownKey}
                domain={domain}
                mayChange={mayChange}
                isAdmin={isAdmin}
                actions={actions}
              />
            ),
          )}
        </tbody>
      </table>
    </section>
  )
}

function pendingOf({ diff }: ZoneDraft): ReadonlyMap<string, Pending> {
  const added = diff.added.map(({ key }) => [key, 'added'] as const)
  const changed = diff.changed.map(({ after }) => [after.key, 'changed'] as const)
  return new Map<string, Pending>([...added, ...changed])
}
