import { CopyPlus, LockKeyhole, Pencil, Trash2, TriangleAlert } from '../../../../src/ui/icons'
import { memo, type RefObject, useEffect, useRef } from 'react'
import { useMessages } from '../../../../src/i18n'
import type { DnsProblem } from '../../../../src/model'
import { Checkbox, IconButton, LockedActions } from '../../../../src/ui'
import { type LiveState, type Pending, RecordState } from './RecordState'
import { RecordValue } from './RecordValue'
import styles from './recordTable.module.css'
import { UnlockButton } from './UnlockButton'
import type { RecordActions } from './useRecordActions'
import { type DraftItem, newKey } from '../draft/useZoneDraft'

interface Props {
  readonly item: DraftItem
  /** What is wrong with it. */
  readonly problem: DnsProblem | undefined
  readonly pending: Pending | undefined
  readonly live: LiveState
  /** Its type can only be looked at here. */
  readonly isReadOnly: boolean
  /** It can be changed. */
  readonly isOpen: boolean
  readonly isSelected: boolean
  /** It is brought into view. */
  readonly isShown: boolean
  readonly domain: string
  readonly mayChange: boolean
  readonly isAdmin: boolean
  readonly actions: RecordActions
}

/** A record in the table, with what can be done with it; drawn again when something of it is different. */
export const RecordRow = memo(function RecordRow(props: Props) {
  const { item, problem, pending, live, isReadOnly, isOpen, isSelected, isShown, mayChange, actions } = props
  const t = useMessages()
  const row = useRef<HTMLTableRowElement>(null)
  useShown(row, isShown, actions.shown)
  const label = `${item.type} ${item.name}`
  const lockedReason = isReadOnly ? t('domains.dns.readOnly', { type: item.type }) : item.lockedReason
  return (
    <tr ref={row} tabIndex={-1} data-pending={pending} data-problem={problem ? true : undefined}>
      {mayChange && (
        <td className={styles.select}>
          <LockedActions>
            <Checkbox
              label={t('domains.dns.select', { record: label })}
              hideLabel
              disabled={!isOpen}
              checked={isSelected}
              onChange={(isOn) => actions.select(item.key, isOn)}
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
        <RecordState pending={pending} live={live} />
      </td>
      {mayChange && (
        <td className={styles.rowActions}>
          <LockedActions>
            <RowActions {...props} label={label} lockedReason={lockedReason} />
          </LockedActions>
        </td>
      )}
    </tr>
  )
})

interface RowActionsProps extends Pick<Props, 'item' | 'isOpen' | 'isReadOnly' | 'domain' | 'isAdmin' | 'actions'> {
  readonly label: string
  readonly lockedReason: string | null | undefined
}

/** Brings a row into view, once, for the eye and for the keyboard. */
function useShown(row: RefObject<HTMLTableRowElement | null>, isShown: boolean, onShown: () => void): void {
  useEffect(() => {
    if (!isShown) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.focus({ preventScroll: true })
    onShown()
  }, [isShown, row, onShown])
}

/** What can be done with a record, or why nothing can. */
function RowActions({ item, isOpen, domain, isAdmin, actions, label, lockedReason, isReadOnly }: RowActionsProps) {
  const t = useMessages()
  if (!isOpen)
    return isAdmin && !isReadOnly ? (
      <UnlockButton
        record={label}
        domain={domain}
        reason={item.lockedReason ?? ''}
        onUnlock={() => item.id !== undefined && actions.unlock(item.id)}
      />
    ) : (
      <span className={styles.locked} title={lockedReason ?? undefined}>
        <LockKeyhole size={16} aria-label={lockedReason ?? t('domains.dns.locked')} />
      </span>
    )
  return (
    <>
      <IconButton icon={Pencil} size="sm" label={t('domains.dns.edit', { record: label })} onClick={() => actions.edit(item)} />
      <IconButton
        icon={CopyPlus}
        size="sm"
        label={t('domains.dns.duplicate', { record: label })}
        onClick={() => actions.edit({ ...item, id: undefined, key: newKey(), locked: false })}
      />
      <IconButton icon={Trash2} size="sm" label={t('domains.dns.delete', { record: label })} onClick={() => actions.remove([item.key])} />
    </>
  )
}
