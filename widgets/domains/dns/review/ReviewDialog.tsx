import { ListChecks } from '../../../../src/ui/icons'
import { useState } from 'react'
import { fetchDnsZone, useSaveDnsZoneMutation } from '../../../../src/api/dns'
import type { DnsZone } from '../../../../src/contract'
import { isAbort, toErrorObject, type ErrorObject } from '../../../../src/http'
import { useMessages } from '../../../../src/i18n'
import type { ConfirmReason } from '../../../../src/model'
import { Refusal } from '../../../../src/parts/submit'
import { useAppDispatch } from '../../../../src/store'
import { Button, Dialog, Stack, TextField } from '../../../../src/ui'
import { Dangers } from './Dangers'
import { DiffView } from '../diff/DiffView'
import { rebased } from './rebased'
import type { DraftItem, ZoneDraft } from '../draft/useZoneDraft'
import { ConflictActions, ZoneConflict } from './ZoneConflict'

interface Props {
  readonly domainId: number
  readonly domain: string
  readonly draft: ZoneDraft
  readonly reasons: readonly ConfirmReason[]
  readonly mailboxes: number
  readonly onExited: () => void
}

/** Shows what would change, asks for the name where it is dangerous, and applies it at once (DN-03, DN-06). */
export default function ReviewDialog({ domainId, domain, draft, reasons, mailboxes, onExited }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [isOpen, setOpen] = useState(true)
  const [typed, setTyped] = useState('')
  const [comment, setComment] = useState('')
  const [theirs, setTheirs] = useState<DnsZone | null>(null)
  const [error, setError] = useState<ErrorObject | null>(null)
  const [save, { isLoading }] = useSaveDnsZoneMutation()
  const isConfirmed = reasons.length === 0 || typed.trim() === domain

  const apply = async () => {
    if (!isConfirmed) return
    setError(null)
    const items = draft.items.map(toSaved)
    const change = {
      version: draft.version,
      items,
      force: reasons.length > 0,
      unlock: [...draft.unlocked],
      ...(comment.trim() && { comment: comment.trim() }),
    }
    try {
      goOnWith(await save({ domainId, change }).unwrap())
    } catch (thrown) {
      const failure = toErrorObject(thrown)
      if (failure.status === 409) setTheirs(await dispatch(fetchDnsZone(domainId)))
      else if (!isAbort(failure)) setError(failure)
    }
  }
  const goOnWith = (zone: DnsZone, items?: readonly DraftItem[]) => {
    draft.reset(zone, items)
    setOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      icon={ListChecks}
      title={t(theirs ? 'domains.dns.conflict' : 'domains.dns.review.title', { domain })}
      size="xl"
      onClose={() => setOpen(false)}
      onExited={onExited}
      onSubmit={() => void (theirs ? undefined : apply())}
      actions={
        theirs ? (
          <ConflictActions onTheirs={() => goOnWith(theirs)} onMine={() => goOnWith(theirs, rebased(draft, theirs))} />
        ) : (
          <>
            <Button onClick={() => setOpen(false)}>{t('partner.general.cancel')}</Button>
            <Button type="submit" variant={reasons.length > 0 ? 'danger' : 'primary'} busy={isLoading} disabled={!isConfirmed}>
              {t('domains.dns.apply')}
            </Button>
          </>
        )
      }
    >
      {/* Begins with what is at stake, not with the field below it. */}
      <Stack tabIndex={-1} data-autofocus>
        {theirs ? (
          <ZoneConflict draft={draft} theirs={theirs} domain={domain} />
        ) : (
          <>
            {reasons.length > 0 && <Dangers reasons={reasons} saved={draft.saved} mailboxes={mailboxes} />}
            <DiffView diff={draft.diff} domain={domain} />
            <TextField label={t('domains.dns.applyComment')} value={comment} maxLength={200} onChange={setComment} />
            {reasons.length > 0 && (
              <TextField
                label={t('partner.general.typeToConfirm', { text: domain })}
                autoComplete="off"
                value={typed}
                onChange={setTyped}
              />
            )}
          </>
        )}
        <Refusal error={error} />
      </Stack>
    </Dialog>
  )
}

function toSaved(item: DraftItem) {
  const { key: _, locked: __, lockedReason: ___, id, ...record } = item
  return { ...record, ...(id !== undefined && { id }) }
}
