import { type ComponentProps, useDeferredValue, useState } from 'react'
import type { Website } from '../../../contract'
import { useFormats, useMessages } from '../../../i18n'
import { nextStatus, type Status, STATUSES } from '../../../model'
import { Menu, MenuItem, MenuSeparator, STATUS_ICONS } from '../../../ui'
import { Eye, Lock } from '../../../ui/icons'
import { refusalText } from '../refusalText'
import { useWebsiteChanges } from '../WebsiteChanges'

interface ItemsProps {
  websites: readonly Website[]
  /** What else there is to say of a status: first of all, and where the rules have nothing against it. */
  describe?: ((status: Status) => { readonly first?: string | undefined; readonly hint?: string | undefined }) | undefined
  /** What was chosen is on its way: resolves to the ids of what was not changed. */
  onSent?: ((sent: Promise<ReadonlySet<number>>) => void) | undefined
}

interface Props extends ItemsProps {
  renderTrigger: ComponentProps<typeof Menu>['renderTrigger']
}

/** "Move to…": every active status, with the reason beside those that are refused (OV-03). */
export function StatusMenu({ renderTrigger, ...items }: Props) {
  return (
    <Menu renderTrigger={renderTrigger}>
      <StatusItems {...items} />
    </Menu>
  )
}

export function StatusItems({ websites: given, ...choice }: ItemsProps) {
  // As they were when the menu was opened: what is chosen is about those, not about what others make of them meanwhile.
  const [websites] = useState(given)
  const t = useMessages()
  const { rules, showPortal } = useWebsiteChanges()
  const [website] = websites
  const current = websites.every(({ status }) => status === website?.status) ? website?.status : null
  const offered = STATUSES.filter((status) => rules.activeStatuses.includes(status) || status === current)
  const next = websites.length === 1 && website ? nextStatus(website.status, rules.activeStatuses) : null
  return (
    <>
      {offered.map((status) => (
        <StatusItem key={status} websites={websites} status={status} isCurrent={status === current} {...choice} />
      ))}
      {showPortal && website && next && (
        <>
          <MenuSeparator />
          <MenuItem icon={Eye} onSelect={() => showPortal({ website, asked: next })}>
            {t('websiteChange.portal')}
          </MenuItem>
        </>
      )}
    </>
  )
}

/** More than so many are asked about once the menu is open: thousands, for each status, would hold it up. */
const AT_ONCE = 50

interface ItemProps extends ItemsProps {
  status: Status
  isCurrent: boolean
}

function StatusItem({ websites, status, isCurrent, describe, onSent }: ItemProps) {
  const t = useMessages()
  const formats = useFormats()
  const { apply, refusalsInTurn } = useWebsiteChanges()
  const isTime = useDeferredValue(true, websites.length <= AT_ONCE)
  const against = isTime ? refusalsInTurn(websites, { status }).flatMap((refusals) => refusals.slice(0, 1)) : []
  const [refusal] = against
  const { first, hint } = describe?.(status) ?? {}
  const isPartly = websites.length > 1 && against.length > 0
  // A refusal can be opened all the same: it says what helps.
  const lock = refusal && <Lock size={14} aria-label={t('websiteChange.refused')} />
  return (
    <MenuItem
      icon={STATUS_ICONS[status]}
      checked={isCurrent}
      description={[first, refusal ? refusalText(refusal, { t, formats }) : hint].filter(Boolean).join(' – ') || undefined}
      end={isPartly ? `${websites.length - against.length}/${websites.length}` : lock}
      onSelect={() => {
        const sent = apply(websites, { status })
        onSent?.(sent)
      }}
    >
      {t(`status.${status}`)}
    </MenuItem>
  )
}
