import { useState } from 'react'
import { useCreateMailboxMutation } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { MAILBOX_NAME_MAX } from '../../../src/model'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { showNotice, useAppDispatch } from '../../../src/store'
import { AS_TYPED, FormDialog, PasswordField, TextField } from '../../../src/ui'
import { Mailbox } from '../../../src/ui/icons'
import { shownAddress } from '../shared/shownAddress'
import { useNewPassword } from './useNewPassword'

interface Props {
  readonly domain: Domain
  readonly onExited: () => void
}

/** Asks for the part before the @ and for a password. */
export function CreateMailboxDialog({ domain, onExited }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [name, setName] = useState('')
  const [create] = useCreateMailboxMutation()
  const { error, fieldError, run } = useSubmit()
  const password = useNewPassword(fieldError('password'))
  const submit = () =>
    password.check() &&
    run(async () => {
      const mailbox = await create({ domainId: domain.id, draft: { name, password: password.value } }).unwrap()
      dispatch(showNotice({ kind: 'success', key: t('domains.mailbox.created', { address: shownAddress(mailbox) }) }))
    })
  return (
    <FormDialog
      icon={Mailbox}
      title={t('domains.mailbox.add')}
      size="sm"
      submitLabel={t('domains.mailbox.add')}
      isChanged={name !== '' || password.value !== ''}
      onSubmit={submit}
      onExited={onExited}
    >
      <TextField
        label={t('domains.mailbox.name')}
        description={t('domains.mailbox.name.hint', { domain: domain.unicodeName ?? domain.name })}
        required
        maxLength={MAILBOX_NAME_MAX}
        autoComplete="off"
        {...AS_TYPED}
        value={name}
        error={fieldError('name')}
        onChange={setName}
        data-autofocus
      />
      <PasswordField label={t('domains.mailbox.password')} {...password.field} />
      <Refusal error={error} shown={['name', 'password']} />
    </FormDialog>
  )
}
