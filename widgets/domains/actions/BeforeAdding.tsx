import { type ReactNode, useState } from 'react'
import { useDomainsQuery } from '../../../src/api/domains'
import type { DomainList, Obstacle } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useUpgradeUrl } from '../../../src/islands'
import { Button, ButtonLink, Dialog } from '../../../src/ui'
import { CircleX } from '../../../src/ui/icons'
import { websiteDomains } from '../shared/websiteDomains'

interface Props {
  readonly websiteId: number
  /** Null for what needs no contract and no room in the plan. */
  readonly what: keyof NonNullable<DomainList['generalItems']['adding']> | null
  readonly onExited: () => void
  /** The dialog that asks for everything. */
  readonly children: ReactNode
}

/** Says what would be refused in the end before the first field, instead of the dialog with the fields. */
export function BeforeAdding({ websiteId, what, onExited, children }: Props) {
  const { data, isError } = useDomainsQuery(websiteDomains(websiteId), { skip: what === null })
  // Whether it is possible says the server in any case.
  if (what === null || isError) return children
  if (!data) return null
  return (
    <Gate obstacle={data.adding?.[what] ?? null} onExited={onExited}>
      {children}
    </Gate>
  )
}

interface GateProps extends Pick<Props, 'children' | 'onExited'> {
  readonly obstacle: Obstacle | null
}

/** Who could begin goes on to the end, also when this was the last one there was room for. */
function Gate({ obstacle, onExited, children }: GateProps) {
  const [atFirst] = useState(obstacle)
  return atFirst && obstacle ? <ObstacleDialog obstacle={obstacle} onExited={onExited} /> : children
}

function ObstacleDialog({ obstacle: { message, upgrade }, onExited }: Pick<Props, 'onExited'> & { readonly obstacle: Obstacle }) {
  const t = useMessages()
  const upgradeUrl = useUpgradeUrl()
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <Dialog
      open={isOpen}
      icon={CircleX}
      title={t('domains.obstacle')}
      onClose={close}
      onExited={onExited}
      actions={
        <>
          <Button onClick={close}>{t('partner.general.close')}</Button>
          {upgrade && upgradeUrl && (
            <ButtonLink variant="primary" href={upgradeUrl} target="_blank" rel="noopener">
              {t('domains.obstacle.upgrade')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{message}</p>
    </Dialog>
  )
}
