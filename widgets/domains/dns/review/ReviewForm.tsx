import { ListChecks } from '../../../../src/ui/icons'
import { useState } from 'react'
import { fetchDnsZone, useSaveDnsZoneMutation } from '../../../../src/api/dns'
import type { DnsZone } from '../../../../src/contract'
import { isAbort, isConflict, toErrorObject, type ErrorObject } from '../../../../src/http'
import { useMessages } from '../../../../src/i18n'
import { type ConfirmReason, diffZone, DNS_COMMENT_MAX, isUnchanged } from '../../../../src/model'
import { Refusal } from '../../../../src/parts/submit'
import { useAppDispatch } from '../../../../src/store'
import { FormDialog, Stack, TextField } from '../../../../src/ui'
import { Dangers } from './Dangers'
import { DiffView } from '../diff/DiffView'
import { type DraftItem, toDraft, type ZoneDraft } from '../draft/useZoneDraft'
import { rebased } from './rebased'

export interface ReviewFormProps {
  readonly domainId: number
  readonly domain: DnsZone['domain']
  readonly draft: ZoneDraft
  readonly reasons: readonly ConfirmReason[]
}

interface Props extends ReviewFormProps {
  readonly open: boolean
  readonly onConflict: (theirs: DnsZone) => void
  readonly onClose: () => void
  readonly onExited: () => void
}

/** Shows what would change, asks for the name where it is dangerous, and applies it at once. */
export function ReviewForm({ domainId, domain, draft, reasons, onConflict, onClose, ...frame }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [typed, setTyped] = useState('')
  const [comment, setComment] = useState('')
  const [error, setError] = useState<ErrorObject | null>(null)
  const [save, { isLoading }] = useSaveDnsZoneMutation()
  const isDangerous = reasons.length > 0
  const name = domain.unicodeName ?? domain.name

  const apply = async () => {
    const change = {
      version: draft.version,
      items: draft.items.map(toSaved),
      force: isDangerous,
      unlock: [...draft.unlocked],
      ...(comment.trim() && { comment: comment.trim() }),
    }
    try {
      draft.reset(await save({ domainId, change }).unwrap())
      return true
    } catch (thrown) {
      if (!isConflict(toErrorObject(thrown))) throw thrown
    }
    const theirs = await dispatch(fetchDnsZone(domainId))
    const isThereAlready = isUnchanged(diffZone(theirs.items.map(toDraft), rebased(draft, theirs)))
    // Applied before, and only the answer got lost; or somebody else has made the same changes.
    if (isThereAlready) draft.reset(theirs)
    else onConflict(theirs)
    return isThereAlready
  }
  const submit = async () => {
    setError(null)
    try {
      return await apply()
    } catch (thrown) {
      const failure = toErrorObject(thrown)
      if (!isAbort(failure)) setError(failure)
      return false
    }
  }
  return (
    <FormDialog
      {...frame}
      // Whoever went on with the zone meanwhile would lose that to the answer.
      onClose={() => isLoading || onClose()}
      icon={ListChecks}
      title={t('domains.dns.review.title', { domain: name })}
      size="xl"
      submitLabel={t('domains.dns.apply')}
      danger={isDangerous}
      disabled={isDangerous && typed.trim() !== name}
      onSubmit={submit}
      isChanged={comment !== '' && !isLoading}
    >
      {/* Begins with what is at stake, not with the field below it. */}
      <Stack tabIndex={-1} data-autofocus>
        {isDangerous && <Dangers reasons={reasons} saved={draft.saved} mailboxes={domain.mailboxes} />}
        <DiffView diff={draft.diff} domain={domain.name} />
      </Stack>
      <TextField label={t('domains.dns.applyComment')} value={comment} maxLength={DNS_COMMENT_MAX} onChange={setComment} />
      {isDangerous && (
        <TextField label={t('partner.general.typeToConfirm', { text: name })} autoComplete="off" value={typed} onChange={setTyped} />
      )}
      <Refusal error={error} />
    </FormDialog>
  )
}

function toSaved(item: DraftItem) {
  const { key: _, locked: __, lockedReason: ___, id, ...record } = item
  return { ...record, ...(id !== undefined && { id }) }
}
