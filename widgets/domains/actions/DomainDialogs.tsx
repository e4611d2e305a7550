import { Suspense } from 'react'
import type { Domain } from '../../../src/contract'
import { lazyPart } from '../../../src/islands'
import { BeforeAdding } from './BeforeAdding'

const CancelDialog = lazyPart(() => import('../dialogs/CancelDialog'))
const MailboxesDialog = lazyPart(() => import('../mailboxes/MailboxesDialog'))
const MoveDialog = lazyPart(() => import('../dialogs/MoveDialog'))
const RedirectDialog = lazyPart(() => import('../dialogs/RedirectDialog'))
const RegistrationDialog = lazyPart(() => import('../dialogs/RegistrationDialog'))
const RemoveDialog = lazyPart(() => import('../dialogs/RemoveDialog'))
const RenewDialog = lazyPart(() => import('../dialogs/RenewDialog'))
const TransferDialog = lazyPart(() => import('../dialogs/TransferDialog'))

const DIALOGS = {
  cancel: CancelDialog,
  redirect: RedirectDialog,
  registration: RegistrationDialog,
  remove: RemoveDialog,
  renew: RenewDialog,
  transfer: TransferDialog,
} as const
export type DomainDialog = 'cancel' | 'mailboxes' | 'move' | 'redirect' | 'registration' | 'remove' | 'renew' | 'transfer'

interface Props {
  readonly domain: Domain
  readonly websiteId: number | null
  readonly opened: DomainDialog | null
  readonly onExited: () => void
}

/** The dialog that the menu of a domain has opened. */
export function DomainDialogs({ domain, websiteId, opened, onExited }: Props) {
  const Opened = opened && opened !== 'move' && opened !== 'mailboxes' ? DIALOGS[opened] : null
  return (
    <Suspense>
      {Opened && websiteId !== null && (
        <BeforeAdding websiteId={websiteId} what={opened === 'transfer' ? 'transfer' : null} onExited={onExited}>
          <Opened domain={domain} websiteId={websiteId} onExited={onExited} />
        </BeforeAdding>
      )}
      {opened === 'mailboxes' && <MailboxesDialog domain={domain} onExited={onExited} />}
      {opened === 'move' && <MoveDialog domains={[domain]} onExited={onExited} />}
    </Suspense>
  )
}
