import { CopyPlus, LockKeyhole, Pencil, Trash2, TriangleAlert } from '../../../src/ui/icons'
import { useMessages } from '../../../src/i18n'
import { Checkbox, IconButton } from '../../../src/ui'
import { pendingOf, RecordState } from './RecordState'
import styles from './recordTable.module.css'
import { valueText } from './recordText'
import { UnlockButton } from './UnlockButton'
import type { LiveChecks } from './useLive'
import { type DraftItem, newKey, type ZoneDraft } from './useZoneDraft'

export interface RecordTableProps {
  readonly draft: ZoneDraft
  readonly shown: readonly DraftItem[]
  readonly domain: string
  readonly live: LiveChecks
  readonly mayChange: boolean
  readonly isAdmin: boolean
  /** The record that is open for editing. */
  readonly editing: DraftItem | null
  readonly onEdit: (item: DraftItem | null) => void
  readonly selected: ReadonlySet<string>
  readonly onSelect: (keys: ReadonlySet<string>) => void
}

/** A record in the table, with what can be done with it. */
export function RecordRow(props: RecordTableProps & { readonly item: DraftItem }) {
  const { item, draft, live, mayChange, selected, onSelect } = props
  const t = useMessages()
  const index = draft.items.indexOf(item)
  const problem = draft.problems.find((one) => one.index === index)
  const label = `${item.type} ${item.name}`
  const isLocked = !draft.isOpen(item)
  const isReadOnly = !draft.types.includes(item.type)
  const lockedReason = isReadOnly ? t('domains.dns.readOnly', { type: item.type }) : item.lockedReason
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
            label={t('domains.dns.select', { record: label })}
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
        {valueText(item)}
        {problem && (
          <span className={styles.problem}>
            <TriangleAlert size={14} aria-hidden /> {t(`domains.dns.problem.${problem.key}`, problem.values)}
          </span>
        )}
      </td>
      <td className={styles.ttl} data-name={t('domains.dns.ttl')}>
        {item.ttl}
      </td>
      <td className={styles.ttl} data-name={t('domains.dns.prio')}>
        {item.prio}
      </td>
      <td className={styles.comment}>{item.comment}</td>
      <td className={styles.state}>
        <RecordState item={item} draft={draft} live={live} />
      </td>
      {mayChange && (
        <td className={styles.rowActions}>
          <RecordActions {...props} label={label} lockedReason={lockedReason} isReadOnly={isReadOnly} />
        </td>
      )}
    </tr>
  )
}

interface RecordActionsProps extends RecordTableProps {
  readonly item: DraftItem
  readonly label: string
  readonly lockedReason: string | null | undefined
  readonly isReadOnly: boolean
}

/** What can be done with a record, or why nothing can. */
function RecordActions({ item, draft, domain, isAdmin, onEdit, label, lockedReason, isReadOnly }: RecordActionsProps) {
  const t = useMessages()
  if (!draft.isOpen(item))
    return isAdmin && !isReadOnly ? (
      <UnlockButton
        record={label}
        domain={domain}
        reason={item.lockedReason ?? ''}
        onUnlock={() => item.id !== undefined && draft.unlock(item.id)}
      />
    ) : (
      <span className={styles.locked} title={lockedReason ?? undefined}>
        <LockKeyhole size={16} aria-label={lockedReason ?? t('domains.dns.locked')} />
      </span>
    )
  return (
    <>
      <IconButton icon={Pencil} size="sm" label={t('domains.dns.edit', { record: label })} onClick={() => onEdit(item)} />
      <IconButton
        icon={CopyPlus}
        size="sm"
        label={t('domains.dns.duplicate', { record: label })}
        onClick={() => onEdit({ ...item, id: undefined, key: newKey(), locked: false })}
      />
      <IconButton icon={Trash2} size="sm" label={t('domains.dns.delete', { record: label })} onClick={() => draft.remove([item.key])} />
    </>
  )
}
