import { Globe } from 'lucide-react'
import { useState } from 'react'
import { useConnectDomainMutation, useDomainDataQuery } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { addressesOf, OWN_NAME_SERVERS, readDomainInput } from '../../../src/model'
import { Button, Dialog, Spinner } from '../../../src/ui'
import { CheckTable } from '../card/CheckTable'
import { Failure } from '../shared/Failure'
import { useDebounced } from '../shared/useDebounced'
import { useSubmit } from '../shared/useSubmit'
import styles from './dialogs.module.css'
import { DomainField } from './DomainField'

interface Props {
  readonly websiteId: number
  readonly onExited: () => void
}

/** Connects a domain that is registered elsewhere: says who runs it, and what has to be entered there (DO-07). */
export default function ConnectDialog({ websiteId, onExited }: Props) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(true)
  const [input, setInput] = useState('')
  const [wasSent, setSent] = useState(false)
  const [connected, setConnected] = useState<Domain | null>(null)
  const [connect] = useConnectDomainMutation()
  const { busy, error, fieldError, run } = useSubmit()
  const read = readDomainInput(input)
  const problem = wasSent && read.problem ? t(`domains.input.${read.problem}`) : fieldError('name')

  const submit = async () => {
    setSent(true)
    if (!read.problem) setConnected(await run(() => connect({ websiteId, draft: { name: read.name } }).unwrap()))
  }
  return (
    <Dialog
      open={isOpen}
      icon={Globe}
      title={t('domains.connect')}
      size="lg"
      onClose={() => setOpen(false)}
      onExited={onExited}
      onSubmit={() => (connected ? setOpen(false) : void submit())}
      actions={
        connected ? (
          <Button type="submit" variant="primary">
            {t('domains.connect.done')}
          </Button>
        ) : (
          <>
            <Button onClick={() => setOpen(false)}>{t('partner.general.cancel')}</Button>
            <Button type="submit" variant="primary" busy={busy}>
              {t('domains.connect.submit')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.stack}>
        {connected ? (
          <>
            <p role="status">{t('domains.connect.watching', { domain: connected.unicodeName ?? connected.name })}</p>
            <CheckTable domain={connected} />
          </>
        ) : (
          <>
            <DomainField value={input} onChange={setInput} read={read} error={problem} />
            <Failure error={error} shown={['name']} />
          </>
        )}
        {!read.problem && <Steps websiteId={websiteId} name={read.name} />}
      </div>
    </Dialog>
  )
}

/** What to enter at the present provider. */
function Steps({ websiteId, name }: { websiteId: number; name: string }) {
  const t = useMessages()
  const settled = useDebounced(name)
  const { data, isFetching } = useDomainDataQuery({ websiteId, name: settled })
  const { A, AAAA } = addressesOf(websiteId)
  if (isFetching && !data) return <Spinner size="sm" />
  if (data?.pointsHere) return <p>{t('domains.connect.pointsHere')}</p>
  return (
    <section className={styles.steps} aria-label={t('domains.connect.steps')}>
      <h3>{data?.provider ? t('domains.connect.provider', { provider: data.provider }) : t('domains.connect.steps')}</h3>
      {data?.state === 'free' && <p>{t('domains.connect.free')}</p>}
      <p>{t('domains.connect.records')}</p>
      <pre className={styles.code}>{`${name}.      A     ${A}\n${name}.      AAAA  ${AAAA}\nwww.${name}.  CNAME ${name}.`}</pre>
      <p>{t('domains.connect.nameservers')}</p>
      <pre className={styles.code}>{OWN_NAME_SERVERS.join('\n')}</pre>
      {data && data.mailHosts.length > 0 && (
        <p className={styles.warning}>{t('domains.connect.mail', { hosts: data.mailHosts.join(', ') })}</p>
      )}
    </section>
  )
}
