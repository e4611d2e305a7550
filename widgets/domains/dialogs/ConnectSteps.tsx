import { useState } from 'react'
import { useDomainDataQuery } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useFormats, useMessages } from '../../../src/i18n'
import { useDebounced } from '../../../src/islands'
import { type DnsProvider, DOMAIN_SEARCH_DEBOUNCE_MS, dnsProvider, OWN_NAME_SERVERS } from '../../../src/model'
import { Refusal } from '../../../src/parts/submit'
import { Spinner } from '../../../src/ui'
import { CopyValue } from '../shared/CopyValue'
import styles from './dialogs.module.css'
import { MailAtStake } from './MailAtStake'
import { RecordsToSet } from './RecordsToSet'

interface Props {
  readonly websiteId: number
  readonly name: string
  readonly connected: Domain | null
}

/** What to enter at the present provider, in the words of its own pages where they are known (DO-07). */
export function ConnectSteps({ websiteId, name, connected }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const settled = useDebounced(name, DOMAIN_SEARCH_DEBOUNCE_MS)
  const [hasSeenMail, setSeenMail] = useState(false)
  const { data, error, isFetching } = useDomainDataQuery({ websiteId, name: settled })
  if (isFetching && !data) return <Spinner size="sm" />
  if (data?.pointsHere) return <p>{t('domains.connect.pointsHere')}</p>
  const provider = dnsProvider(data?.nameservers ?? [])
  const providerName = provider?.name ?? data?.provider
  const mailHosts = data?.mailHosts ?? []
  return (
    <section className={styles.steps} aria-label={t('domains.connect.steps')}>
      <h3>{providerName ? t('domains.connect.provider', { provider: providerName }) : t('domains.connect.steps')}</h3>
      {data?.state === 'free' && <p>{t('domains.connect.free')}</p>}
      {provider && <Way provider={provider} />}
      <p>{t('domains.connect.records')}</p>
      <RecordsToSet websiteId={websiteId} domain={name} provider={provider} connected={connected} />
      {mailHosts.length > 0 && (
        <MailAtStake text={t('domains.connect.mail', { hosts: formats.list(mailHosts) })} checked={hasSeenMail} onChange={setSeenMail} />
      )}
      {/* Where the mail goes is not known: name servers could cut it off unseen. */}
      <Refusal error={error ? toErrorObject(error) : null} />
      {!error && (mailHosts.length === 0 || hasSeenMail) && (
        <>
          <p>{t('domains.connect.nameservers')}</p>
          <ul className={styles.values}>
            {OWN_NAME_SERVERS.map((host) => (
              <li key={host}>
                <CopyValue value={host} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Way({ provider: { name, url, path, language } }: { provider: DnsProvider }) {
  const t = useMessages()
  return (
    <ol className={styles.way}>
      <li>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {t('domains.connect.signIn', { provider: name })}
        </a>
      </li>
      <li>
        {path ? (
          <>
            {t('domains.connect.open')} {/* The provider's own words. */}
            <strong lang={language ?? 'en'}>{path.join(' › ')}</strong>
          </>
        ) : (
          t('domains.connect.openDns')
        )}
      </li>
    </ol>
  )
}
