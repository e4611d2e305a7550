import { Gauge } from '../../../src/ui/icons'
import { Suspense } from 'react'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { type Limit, may, type Status } from '../../../src/model'
import { selectUser, useAppSelector } from '../../../src/store'
import { IconButton, PopoverButton } from '../../../src/ui'
import styles from './columnHead.module.css'

const LimitForm = lazyPart(() => import('./LimitForm'))

interface Props {
  /** What it limits. */
  of: Status | 'person'
  limit: Limit | null
  placement: 'bottom-start' | 'bottom-end'
}

/** Sets a limit of the team, for those who manage its workflow (OV-07). */
export function LimitButton({ of, limit, placement }: Props) {
  const t = useMessages()
  const roles = useAppSelector(selectUser)?.roles ?? []
  if (may('edit_workflow_settings', roles) === 'none') return null
  const label = t(of === 'person' ? 'websites.board.personLimit' : 'websites.board.limit')
  return (
    <PopoverButton
      label={label}
      placement={placement}
      renderTrigger={(props) => <IconButton icon={Gauge} size="sm" className={styles.limitButton} label={label} {...props} />}
    >
      {(close) => (
        <Suspense>
          <LimitForm of={of} label={label} saved={limit} onSaved={close} />
        </Suspense>
      )}
    </PopoverButton>
  )
}
