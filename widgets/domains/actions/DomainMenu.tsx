import {
  ArrowRightLeft,
  Ban,
  Bell,
  BellOff,
  Ellipsis,
  FolderInput,
  Globe,
  GlobeLock,
  Redo2,
  RefreshCw,
  RotateCcw,
  Star,
  Trash2,
} from '../../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useChangeDomainMutation, useRenewDomainMutation, useSnoozeDomainMutation } from '../../../src/api/domains'
import type { Domain, DomainChange } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { useAttempt } from '../../../src/store'
import { IconButton, Menu, MenuItem, MenuSeparator } from '../../../src/ui'
import { useRights } from '../shared/useRights'
import { useMakeMain } from './useMakeMain'

const CancelDialog = lazyPart(() => import('../dialogs/CancelDialog'))
const MoveDialog = lazyPart(() => import('../dialogs/MoveDialog'))
const RedirectDialog = lazyPart(() => import('../dialogs/RedirectDialog'))
const RemoveDialog = lazyPart(() => import('../dialogs/RemoveDialog'))
const RenewDialog = lazyPart(() => import('../dialogs/RenewDialog'))
const TransferDialog = lazyPart(() => import('../dialogs/TransferDialog'))

const DIALOGS = {
  cancel: CancelDialog,
  redirect: RedirectDialog,
  remove: RemoveDialog,
  renew: RenewDialog,
  transfer: TransferDialog,
} as const
type DialogName = keyof typeof DIALOGS | 'move'

interface Props {
  readonly domain: Domain
  /** Null for a domain of no website: it can only be moved to one. */
  readonly websiteId: number | null
}

/** Everything that can be done with one domain. What is not possible now says why. */
export function DomainMenu({ domain, websiteId }: Props) {
  const t = useMessages()
  const attempt = useAttempt()
  const makeMain = useMakeMain()
  const { can } = useRights()
  const [opened, setOpened] = useState<DialogName | null>(null)
  const [change] = useChangeDomainMutation()
  const [renew] = useRenewDomainMutation()
  const [snooze] = useSnoozeDomainMutation()
  const { id, version } = domain
  const name = domain.unicodeName ?? domain.name
  if (!can('manage_domains')) return null

  const set = (values: DomainChange, undo: DomainChange) => {
    if (websiteId === null) return
    const send = (wanted: DomainChange) => change({ websiteId, id, change: wanted }).unwrap()
    void attempt({ run: () => send({ ...values, version }), done: t('domains.changed', { domain: name }), undo: () => send(undo) })
  }
  const revoke = () =>
    websiteId !== null &&
    void attempt({ run: () => renew({ websiteId, id, years: 0 }).unwrap(), done: t('domains.revoked', { domain: name }) })
  const { noticesSnoozed } = domain
  const setSnoozed = (snoozed: boolean) => snooze({ id, snoozed }).unwrap()
  const toggleNotices = () =>
    void attempt({
      run: () => setSnoozed(!noticesSnoozed),
      done: t(noticesSnoozed ? 'domains.notices.resumed' : 'domains.notices.snoozed', { domain: name }),
      undo: () => setSnoozed(noticesSnoozed),
    })
  const isOwn = domain.registrar?.kind === 'own'
  const isPublished = domain.published_status === 'published'
  const Opened = opened && opened !== 'move' ? DIALOGS[opened] : null
  return (
    <>
      <Menu
        placement="bottom-end"
        renderTrigger={(props) => (
          <IconButton icon={Ellipsis} size="sm" variant="secondary" label={t('domains.actions', { domain: name })} {...props} />
        )}
      >
        {websiteId !== null && (
          <>
            {domain.role !== 'main' && (
              <MenuItem
                icon={Star}
                disabled={!domain.promotable.possible}
                description={domain.promotable.reason}
                onSelect={() => makeMain(websiteId, domain)}
              >
                {t('domains.makeMain')}
              </MenuItem>
            )}
            {domain.role === 'redirect' && (
              <MenuItem icon={Globe} onSelect={() => set({ role: 'alias' }, { role: 'redirect', redirect: domain.redirect })}>
                {t('domains.makeAlias')}
              </MenuItem>
            )}
            <MenuItem icon={Redo2} onSelect={() => setOpened('redirect')}>
              {t('domains.redirect')}
            </MenuItem>
            <MenuItem icon={isPublished ? GlobeLock : Globe} onSelect={() => set({ published: !isPublished }, { published: isPublished })}>
              {t(isPublished ? 'domains.unpublish' : 'domains.publish')}
            </MenuItem>
            {isOwn && (
              <MenuItem icon={RefreshCw} onSelect={() => set({ autoRenew: !domain.autoRenew }, { autoRenew: domain.autoRenew })}>
                {t(domain.autoRenew ? 'domains.autoRenew.off' : 'domains.autoRenew.on')}
              </MenuItem>
            )}
            <MenuSeparator />
            {isOwn ? (
              <MenuItem
                icon={RefreshCw}
                disabled={!domain.renewable.possible && domain.state !== 'expired'}
                description={domain.renewable.reason}
                onSelect={() => setOpened('renew')}
              >
                {t('domains.renew')}
              </MenuItem>
            ) : (
              <MenuItem
                icon={ArrowRightLeft}
                disabled={!domain.transferable.possible}
                description={domain.transferable.reason}
                onSelect={() => setOpened('transfer')}
              >
                {t('domains.transfer')}
              </MenuItem>
            )}
          </>
        )}
        <MenuItem
          icon={FolderInput}
          disabled={!domain.movable.possible}
          description={domain.movable.reason}
          onSelect={() => setOpened('move')}
        >
          {t('domains.move')}
        </MenuItem>
        {domain.expiresAt !== null && !domain.autoRenew && (
          <MenuItem icon={noticesSnoozed ? Bell : BellOff} onSelect={toggleNotices}>
            {t(noticesSnoozed ? 'domains.notices.resume' : 'domains.notices.snooze')}
          </MenuItem>
        )}
        {websiteId !== null && (
          <>
            <MenuSeparator />
            {domain.cancelAt !== null && domain.state === 'cancelled' ? (
              <MenuItem icon={RotateCcw} onSelect={revoke}>
                {t('domains.revoke')}
              </MenuItem>
            ) : (
              isOwn && (
                <MenuItem icon={Ban} tone="danger" disabled={!domain.renewable.possible} onSelect={() => setOpened('cancel')}>
                  {t('domains.cancel')}
                </MenuItem>
              )
            )}
            {!isOwn && (
              <MenuItem
                icon={Trash2}
                tone="danger"
                disabled={!domain.removable.possible}
                description={domain.removable.reason}
                onSelect={() => setOpened('remove')}
              >
                {t('domains.remove')}
              </MenuItem>
            )}
          </>
        )}
      </Menu>
      <Suspense>
        {Opened && websiteId !== null && <Opened domain={domain} websiteId={websiteId} onExited={() => setOpened(null)} />}
        {opened === 'move' && <MoveDialog domains={[domain]} onExited={() => setOpened(null)} />}
      </Suspense>
    </>
  )
}
