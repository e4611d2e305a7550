import { ChevronDown, Lock } from 'lucide-react'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { STATUS_BEHAVIOUR, STATUSES, type Status } from '../../../src/model'
import { Menu, MenuItem, STATUS_ICONS, StatusBadge } from '../../../src/ui'
import styles from './bar.module.css'
import { refusalText } from './refusalText'
import { useRights } from './useRights'
import { useWorkflow } from './WorkflowContext'

/** The status, and all others to choose from: what the customer will see there, or why the website cannot go there (WD-02). */
export function StatusMenu() {
  const t = useMessages()
  const { page } = useIsland()
  const { website, request } = useWorkflow()
  const may = useRights(website)
  const active = STATUSES.filter((status) => page.config.websiteStatuses.includes(status) || status === website.status)
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
      {active.map((status) => (
        <StatusItem key={status} status={status} onSelect={() => status !== website.status && request({ to: status })} />
      ))}
    </Menu>
  )
}

function StatusItem({ status, onSelect }: { status: Status; onSelect: () => void }) {
  const t = useMessages()
  const formats = useFormats()
  const { website, refusalsOf } = useWorkflow()
  const [refusal] = status === website.status ? [] : refusalsOf({ to: status })
  const parts = STATUS_BEHAVIOUR[status].portal.map((part) => t(`details.portal.part.${part}`))
  return (
    <MenuItem
      icon={STATUS_ICONS[status]}
      checked={status === website.status}
      description={refusal ? refusalText(t, refusal) : t('details.portal.shows', { parts: formats.list(parts) })}
      // A refusal can be opened all the same: it says what helps.
      end={refusal && <Lock size={14} aria-label={t('details.refused')} />}
      onSelect={onSelect}
    >
      {t(`status.${status}`)}
    </MenuItem>
  )
}
