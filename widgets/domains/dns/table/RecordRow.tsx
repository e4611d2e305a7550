import { CopyPlus, LockKeyhole, Pencil, Trash2, TriangleAlert } from '../../../../src/ui/icons'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useMessages } from '../../../../src/i18n'
import type { DnsProblem } from '../../../../src/model'
import { Checkbox, IconButton, LockedActions } from '../../../../src/ui'
import { pendingOf, RecordState } from './RecordState'
import { RecordValue } from './RecordValue'
import styles from './recordTable.module.css'
import { UnlockButton } from './UnlockButton'
import type { LiveChecks } from './useLive'
import { type DraftItem, newKey, type ZoneDraft } from '../draft/useZoneDraft'

export interface RecordRowProps {
  readonly item: DraftItem
  /** What is wrong with it. */
  readonly problem: DnsProblem | undefined
  /** It is brought into view. */
  readonly isShown: boolean
  readonly onShown: () => void
  readonly draft: ZoneDraft
  readonly domain: string
  readonly live: LiveChecks
  readonly mayChange: boolean
  readonly isAdmin: boolean
  readonly onEdit: (item: DraftItem) => void
  readonly selected: ReadonlySet<string>
  readonly onSelect: (keys: ReadonlySet<string>) => void
}

/** A record in the table, with what can be done with it. */
export function RecordRow(props: RecordRowProps) {
  const { item, problem, isShown, onShown, draft, live, mayChange, selected, onSelect } = props
  const t = useMessages()
  const row = useRef<HTMLTableRowElement>(null)
  useShown(row, isShown, onShown)
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
    <tr ref={row} tabIndex={-1} data-pending={pendingOf(item, draft)} data-problem={problem ? true : undefined}>
      {mayChange && (
        <td className={styles.select}>
          <LockedActions>
            <Checkbox
              label={t('domains.dns.select', { record: label })}
              hideLabel
              disabled={isLocked}
              checked={selected.has(item.key)}
              onChange={toggle}
            />
          </LockedActions>
        </td>
      )}
      <th scope="row">{item.type}</th>
      <td className={styles.name}>{item.name}</td>
      <td className={styles.value}>
        <RecordValue record={item} label={label} />
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
          <LockedActions>
            <RecordActions {...props} label={label} lockedReason={lockedReason} isReadOnly={isReadOnly} />
          </LockedActions>
        </td>
      )}
    </tr>
  )
}

interface RecordActionsProps extends RecordRowProps {
  readonly label: string
  readonly lockedReason: string | null | undefined
  readonly isReadOnly: boolean
}

/** Brings a row into view, once, for the eye and for the keyboard. */
function useShown(row: RefObject<HTMLTableRowElement | null>, isShown: boolean, onShown: () => void): void {
  const done = useEffectEvent(onShown)
  useEffect(() => {
    if (!isShown) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.focus({ preventScroll: true })
    done()
  }, [isShown, row])
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
