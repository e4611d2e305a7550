import { ChevronDown, Lock } from '../../../src/ui/icons'
import { useState } from 'react'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { fullDays, STATUSES, type Status } from '../../../src/model'
import { serverNow } from '../../../src/page'
import { Menu, MenuItem, STATUS_ICONS, StatusBadge } from '../../../src/ui'
import styles from './bar.module.css'
import { refusalText } from './refusalText'
import { type Stay, staysOf } from './stays'
import { usePortalText } from './usePortalText'
import { useRights } from './useRights'
import { useWorkflow } from './WorkflowContext'

/** The status, and all others to choose from: when it was there, what the customer will see there, or why it cannot go there (WD-02). */
export function StatusMenu() {
  const t = useMessages()
  const { website } = useWorkflow()
  const may = useRights(website)
  return (
    <Menu
      renderTrigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.status}
          disabled={!may('change_status')}
          aria-label={`${t('details.status')}: ${t(`status.${website.status}`)}`}
        >
          <StatusBadge status={website.status} />
          <ChevronDown size={16} aria-hidden />
        </button>
      )}
    >
      <StatusItems />
    </Menu>
  )
}

function StatusItems() {
  const { page } = useIsland()
  // As it was when the menu was opened: what is chosen is about that, not about what others make of it meanwhile.
  const [{ website, request }] = useState(useWorkflow())
  const active = STATUSES.filter((status) => page.config.websiteStatuses.includes(status) || status === website.status)
  const stays = staysOf(website, serverNow(page))
  return active.map((status) => (
    <StatusItem
      key={status}
      status={status}
      stay={stays.get(status)}
      onSelect={() => status !== website.status && request({ to: status })}
    />
  ))
}

interface ItemProps {
  status: Status
  stay: Stay | undefined
  onSelect: () => void
}

function StatusItem({ status, stay, onSelect }: ItemProps) {
  const t = useMessages()
  const formats = useFormats()
  const portalText = usePortalText()
  const { website, refusalsOf } = useWorkflow()
  const [refusal] = status === website.status ? [] : refusalsOf({ to: status })
  const been = stay && `${formats.shortDate(stay.since)} · ${t('details.status.stayed', { days: fullDays(stay.ms) })}`
  const hint = refusal ? refusalText(t, refusal) : portalText(status)
  return (
    <MenuItem
      icon={STATUS_ICONS[status]}
      checked={status === website.status}
      description={been ? `${been} – ${hint}` : hint}
      // A refusal can be opened all the same: it says what helps.
      end={refusal && <Lock size={14} aria-label={t('details.refused')} />}
      onSelect={onSelect}
    >
      {t(`status.${status}`)}
    </MenuItem>
  )
}
