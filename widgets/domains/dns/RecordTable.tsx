import { CopyPlus, LockKeyhole, LockKeyholeOpen, Pencil, Trash2, TriangleAlert } from 'lucide-react'
import { useMessages } from '../../../src/i18n'
import { dataOf } from '../../../src/model'
import { Checkbox, IconButton, VisuallyHidden } from '../../../src/ui'
import styles from './recordTable.module.css'
import { RecordForm } from './RecordForm'
import { pendingOf, RecordState } from './RecordState'
import type { Live } from './useLive'
import { newKey, type DraftItem, type ZoneDraft } from './useZoneDraft'

interface Props {
  readonly draft: ZoneDraft
  readonly shown: readonly DraftItem[]
  readonly domain: string
  readonly live: Live
  readonly mayChange: boolean
  readonly isAdmin: boolean
  /** The record that is open for editing. */
  readonly editing: DraftItem | null
  readonly onEdit: (item: DraftItem | null) => void
  readonly selected: ReadonlySet<string>
  readonly onSelect: (keys: ReadonlySet<string>) => void
}

const COLUMNS = ['type', 'name', 'value', 'ttl', 'comment', 'state'] as const

/** The records of a zone, each edited in its row (DN-01). */
export function RecordTable(props: Props) {
  const { draft, shown, domain, mayChange, editing, onEdit } = props
  const t = useMessages()
  const isNew = editing !== null && !draft.items.some(({ key }) => key === editing.key)
  const form = editing && (
    <RecordForm
      key={editing.key}
      item={editing}
      others={draft.items.filter(({ key }) => key !== editing.key)}
      domain={domain}
      types={draft.types}
      onDone={(item) => {
        draft.put(item)
        onEdit(null)
      }}
      onCancel={() => onEdit(null)}
    />
  )
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroller} aria-label={t('dns.records')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {mayChange && (
              <th scope="col">
                <VisuallyHidden>{t('dns.selection')}</VisuallyHidden>
              </th>
            )}
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`dns.${column}`)}
              </th>
            ))}
            {mayChange && (
              <th scope="col">
                <VisuallyHidden>{t('domains.column.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {isNew && (
            <tr>
              <td colSpan={COLUMNS.length + 2}>{form}</td>
            </tr>
          )}
          {shown.map((item) =>
            item.key === editing?.key ? (
              <tr key={item.key}>
                <td colSpan={COLUMNS.length + 2}>{form}</td>
              </tr>
            ) : (
              <RecordRow key={item.key} item={item} {...props} />
            ),
          )}
        </tbody>
      </table>
    </section>
  )
}

function RecordRow({ item, draft, live, mayChange, isAdmin, onEdit, selected, onSelect }: Props & { readonly item: DraftItem }) {
  const t = useMessages()
  const index = draft.items.indexOf(item)
  const problem = draft.problems.find((one) => one.index === index)
  const label = `${item.type} ${item.name}`
  const isLocked = !draft.isOpen(item)
  const isReadOnly = !draft.types.includes(item.type)
  const lockedReason = isReadOnly ? t('dns.readOnly', { type: item.type }) : item.lockedReason
  const toggle = (isOn: boolean) => {
    const next = new Set(selected)
    if (isOn) next.add(item.key)
    else next.delete(item.key)
    onSelect(next)
  }
  return (
    <tr data-pending={pendingOf(item, draft)} data-problem={problem ? true : undefined}>
      {mayChange && (
        <td className={styles.select}>
          <Checkbox
            label={t('dns.select', { record: label })}
            hideLabel
            disabled={isLocked}
            checked={selected.has(item.key)}
            onChange={toggle}
          />
        </td>
      )}
      <th scope="row">{item.type}</th>
      <td className={styles.mono}>{item.name}</td>
      <td className={styles.value}>
        {item.type === 'TXT' ? item.content : dataOf(item)}
        {problem && (
          <span className={styles.problem}>
            <TriangleAlert size={14} aria-hidden /> {t(`dns.problem.${problem.key}`, problem.values)}
          </span>
        )}
      </td>
      <td className={styles.ttl} data-name={t('dns.ttl')}>
        {item.ttl}
      </td>
      <td className={styles.comment}>{item.comment}</td>
      <td className={styles.state}>
        <RecordState item={item} draft={draft} live={live} />
      </td>
      {mayChange && (
        <td className={styles.rowActions}>
          {isLocked ? (
            isAdmin && !isReadOnly ? (
              <IconButton
                icon={LockKeyholeOpen}
                size="sm"
                label={t('dns.unlock', { record: label, reason: item.lockedReason ?? '' })}
                onClick={() => item.id !== undefined && draft.unlock(item.id)}
              />
            ) : (
              <span className={styles.locked} title={lockedReason ?? undefined}>
                <LockKeyhole size={16} aria-label={lockedReason ?? t('dns.locked')} />
              </span>
            )
          ) : (
            <>
              <IconButton icon={Pencil} size="sm" label={t('dns.edit', { record: label })} onClick={() => onEdit(item)} />
              <IconButton
                icon={CopyPlus}
                size="sm"
                label={t('dns.duplicate', { record: label })}
                onClick={() => onEdit({ ...item, id: undefined, key: newKey(), locked: false })}
              />
              <IconButton icon={Trash2} size="sm" label={t('dns.delete', { record: label })} onClick={() => draft.remove([item.key])} />
            </>
          )}
        </td>
      )}
    </tr>
  )
}
