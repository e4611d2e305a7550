import { type ComponentProps, useState } from 'react'
import type { Website } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { Menu, MenuItem, STATUS_ICONS } from '../../../src/ui'
import { useEdits } from './Edits'
import { refusalText } from './refusalText'

interface Props {
  websites: readonly Website[]
  renderTrigger: ComponentProps<typeof Menu>['renderTrigger']
  onApplied?: (refused: ReadonlySet<number>) => void
}

/** "Move to…": every active status, with the reason beside those that are refused (OV-03). */
export function StatusMenu({ websites, renderTrigger, onApplied }: Props) {
  return (
    <Menu renderTrigger={renderTrigger}>
      <StatusItems websites={websites} onApplied={onApplied} />
    </Menu>
  )
}

interface ItemsProps {
  websites: readonly Website[]
  onApplied?: ((refused: ReadonlySet<number>) => void) | undefined
}

export function StatusItems({ websites: given, onApplied }: ItemsProps) {
  // As they were when the menu was opened: what is chosen is about those, not about what others make of them meanwhile.
  const [websites] = useState(given)
  const t = useMessages()
  const formats = useFormats()
  const { apply, refusalsInTurn, rules } = useEdits()
  const current = websites.every(({ status }) => status === websites[0]?.status) ? websites[0]?.status : null
  return rules.activeStatuses.map((status) => {
    const against = refusalsInTurn(websites, { status }).flatMap((refusals) => refusals.slice(0, 1))
    const [first] = against
    return (
      <MenuItem
        key={status}
        icon={STATUS_ICONS[status]}
        checked={status === current}
        description={first && refusalText(first, { t, formats })}
        end={websites.length > 1 && against.length > 0 ? `${websites.length - against.length}/${websites.length}` : undefined}
        onSelect={() => void apply(websites, { status }).then(onApplied)}
      >
        {t(`status.${status}`)}
      </MenuItem>
    )
  })
}
