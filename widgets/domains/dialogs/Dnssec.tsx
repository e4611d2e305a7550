import { useChangeDomainMutation } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { LockedActions, Stack, Switch } from '../../../src/ui'
import { CopyValue } from '../shared/CopyValue'
import styles from './dialogs.module.css'

interface Props {
  readonly websiteId: number
  readonly domain: Domain
}

/** Whether the answers of a domain are signed, and what its registry has to say of the key. */
export function Dnssec({ websiteId, domain }: Props) {
  const t = useMessages()
  const [change] = useChangeDomainMutation()
  const { busy, error, run } = useSubmit()
  const { id, dnssec, signable, version, registrar } = domain
  const isOn = dnssec !== null && dnssec.state !== 'leaving'
  const isOwn = registrar?.kind === 'own'
  return (
    <section className={styles.part} aria-label={t('domains.dnssec')}>
      <Stack gap={3}>
        <LockedActions>
          <Switch
            label={t('domains.dnssec')}
            description={t('domains.dnssec.hint')}
            checked={isOn}
            disabled={busy || !signable.possible}
            onChange={(dnssecOn) => void run(() => change({ websiteId, id, change: { dnssec: dnssecOn, version } }).unwrap())}
          />
        </LockedActions>
        {!signable.possible && <p className={styles.muted}>{signable.reason}</p>}
        {dnssec && (
          <p role="status" className={dnssec.state === 'wrong' ? styles.warning : undefined}>
            {t(dnssec.state === 'waiting' && isOwn ? 'domains.dnssec.waiting.own' : `domains.dnssec.${dnssec.state}`)}
          </p>
        )}
        {isOn && <DsRecord dnssec={dnssec} />}
        <Refusal error={error} />
      </Stack>
    </section>
  )
}

/** As registrars ask for it: in one line, in fields, or the key itself. */
function DsRecord({ dnssec: { ds, key } }: { dnssec: NonNullable<Domain['dnssec']> }) {
  const t = useMessages()
  const { keyTag, algorithm, digestType, digest } = ds
  const values = {
    record: [keyTag, algorithm, digestType, digest].join(' '),
    ...ds,
    key: [key.flags, key.protocol, key.algorithm, key.publicKey].join(' '),
  }
  return (
    <dl className={styles.facts}>
      {(['record', 'keyTag', 'algorithm', 'digestType', 'digest', 'key'] as const).map((field) => (
        <div key={field} className={styles.fact}>
          <dt>{t(`domains.dnssec.${field}`)}</dt>
          <dd>
            <CopyValue value={String(values[field])} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
