import { ArrowRightLeft } from '../../../src/ui/icons'
import { useState } from 'react'
import { useConnectDomainMutation, useDomainDataQuery, useTransferDomainMutation } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useDebounced } from '../../../src/islands'
import { DOMAIN_SEARCH_DEBOUNCE_MS, readDomainInput } from '../../../src/model'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { Checkbox, FormDialog, PasswordField } from '../../../src/ui'
import styles from './dialogs.module.css'
import { DomainField } from './DomainField'
import { MailAtStake } from './MailAtStake'

interface Props {
  readonly websiteId: number
  /** One that is connected already. */
  readonly domain?: Domain
  readonly onExited: () => void
}

/** Orders the transfer of a domain to us; what could go wrong is asked before (DR-04, DO-06). */
export default function TransferDialog({ websiteId, domain, onExited }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const [input, setInput] = useState(domain?.unicodeName ?? domain?.name ?? '')
  const [code, setCode] = useState('')
  const [isReady, setReady] = useState(false)
  const [hasSeenMail, setSeenMail] = useState(false)
  const [wasSent, setSent] = useState(false)
  const [connect] = useConnectDomainMutation()
  const [transfer] = useTransferDomainMutation()
  const { error, fieldError, run } = useSubmit()
  const read = readDomainInput(input)
  const name = useDebounced(read.name, DOMAIN_SEARCH_DEBOUNCE_MS)
  const { data, isError } = useDomainDataQuery({ websiteId, name }, { skip: read.problem !== null || name !== read.name })
  const mailHosts = data?.mailHosts ?? []
  // What could not be looked up may be there.
  const hasMail = isError || mailHosts.length > 0 || (domain?.mailboxes ?? 0) > 0

  const order = async () => {
    const { id } = domain ?? (await connect({ websiteId, draft: { name: read.name } }).unwrap())
    return transfer({ id, code }).unwrap()
  }
  const submit = () => {
    setSent(true)
    const isComplete = !read.problem && code.trim() !== '' && isReady && (!hasMail || hasSeenMail)
    return isComplete && run(order)
  }
  return (
    <FormDialog
      icon={ArrowRightLeft}
      title={domain ? t('domains.transfer.of', { domain: domain.unicodeName ?? domain.name }) : t('domains.transfer')}
      submitLabel={t('domains.transfer.submit')}
      onSubmit={submit}
      isChanged={code !== ''}
      onExited={onExited}
    >
      {!domain && (
        <DomainField
          value={input}
          onChange={setInput}
          read={read}
          error={wasSent && read.problem ? t(`domains.input.${read.problem}`) : fieldError('name')}
        />
      )}
      <ul className={styles.list}>
        {['unlocked', 'age', 'code', 'mail'].map((item) => (
          <li key={item}>{t(`domains.transfer.list.${item}`)}</li>
        ))}
      </ul>
      <PasswordField
        label={t('domains.transfer.code')}
        required
        autoComplete="off"
        value={code}
        onChange={setCode}
        error={wasSent && !code.trim() ? t('domains.transfer.codeMissing') : fieldError('code')}
      />
      {hasMail && (
        <MailAtStake
          text={mailHosts.length > 0 ? t('domains.transfer.mail', { hosts: formats.list(mailHosts) }) : t('domains.transfer.noHosts')}
          domain={domain}
          checked={hasSeenMail}
          error={wasSent && !hasSeenMail ? t('domains.mail.unseen') : undefined}
          onChange={setSeenMail}
        />
      )}
      <Checkbox
        label={t('domains.transfer.ready')}
        checked={isReady}
        error={wasSent && !isReady ? t('domains.transfer.readyMissing') : undefined}
        onChange={setReady}
      />
      <Refusal error={error} shown={['name', 'code']} />
    </FormDialog>
  )
}
