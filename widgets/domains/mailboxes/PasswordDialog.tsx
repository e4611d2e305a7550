import { useMailboxPasswordMutation } from '../../../src/api/domains'
import type { Domain, Mailbox } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { showNotice, useAppDispatch } from '../../../src/store'
import { FormDialog, PasswordField } from '../../../src/ui'
import { KeyRound } from '../../../src/ui/icons'
import { shownAddress } from '../shared/shownAddress'
import { useNewPassword } from './useNewPassword'

interface Props {
  readonly domain: Domain
  readonly mailbox: Mailbox
  readonly onExited: () => void
}

/** Gives a mailbox another password. */
export function PasswordDialog({ domain, mailbox, onExited }: Props) {
  const address = shownAddress(mailbox)
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [change] = useMailboxPasswordMutation()
  const { error, fieldError, run } = useSubmit()
  const password = useNewPassword(fieldError('password'))
  const submit = () =>
    password.check() &&
    run(async () => {
      await change({ domainId: domain.id, id: mailbox.id, password: password.value }).unwrap()
      dispatch(showNotice({ kind: 'success', key: t('domains.mailbox.changed', { address }) }))
    })
  return (
    <FormDialog
      icon={KeyRound}
      title={t('domains.mailbox.password.of', { address })}
      size="sm"
      submitLabel={t('domains.mailbox.password.change')}
      isChanged={password.value !== ''}
      onSubmit={submit}
      onExited={onExited}
    >
      <p>{t('domains.mailbox.password.hint')}</p>
      <PasswordField label={t('domains.mailbox.password')} {...password.field} data-autofocus />
      <Refusal error={error} shown={['password']} />
    </FormDialog>
  )
}
