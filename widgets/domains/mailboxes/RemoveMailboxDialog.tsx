import { useRemoveMailboxMutation } from '../../../src/api/domains'
import type { Domain, Mailbox } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { showNotice, useAppDispatch } from '../../../src/store'
import { ConfirmDialog } from '../../../src/ui'
import { shownAddress } from '../shared/shownAddress'

interface Props {
  readonly domain: Domain
  readonly mailbox: Mailbox
  readonly onExited: () => void
}

/** Says what goes with a mailbox; its address is typed where mails are lost. */
export function RemoveMailboxDialog({ domain, mailbox, onExited }: Props) {
  const { id, messages } = mailbox
  const address = shownAddress(mailbox)
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [remove] = useRemoveMailboxMutation()
  const { busy, error, run } = useSubmit()
  const submit = async () => {
    if (!(await run(() => remove({ domainId: domain.id, id }).unwrap()))) return
    dispatch(showNotice({ kind: 'success', key: t('domains.mailbox.removed', { address }) }))
    onExited()
  }
  return (
    <ConfirmDialog
      open
      title={t('domains.mailbox.remove.of', { address })}
      confirmLabel={t('domains.mailbox.remove')}
      danger
      busy={busy}
      typeToConfirm={messages > 0 ? address : undefined}
      onConfirm={() => void submit()}
      onClose={onExited}
    >
      <p>{t('domains.mailbox.remove.mails', { count: messages })}</p>
      <p>{t('domains.mailbox.remove.text')}</p>
      <Refusal error={error} />
    </ConfirmDialog>
  )
}
