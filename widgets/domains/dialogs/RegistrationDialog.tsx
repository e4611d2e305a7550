import { useState } from 'react'
import { useAuthCodeMutation, useChangeDomainMutation, useDomainLogQuery, useDomainsQuery } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { LoadFailure, Refusal, useSubmit } from '../../../src/parts/submit'
import { Button, Dialog, LockedActions, Skeleton, Stack, Switch } from '../../../src/ui'
import { KeyRound, ScrollText } from '../../../src/ui/icons'
import { CopyValue } from '../shared/CopyValue'
import { DomainFacts } from '../shared/DomainFacts'
import { websiteDomains } from '../shared/websiteDomains'
import styles from './dialogs.module.css'
import { Dnssec } from './Dnssec'

interface Props {
  readonly websiteId: number
  readonly domain: Domain
  readonly onExited: () => void
}

/** How a domain is kept: until when, under which certificate, locked or free to leave, and what became of it. */
export default function RegistrationDialog({ websiteId, domain: given, onExited }: Props) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(true)
  const { data } = useDomainsQuery(websiteDomains(websiteId))
  const domain = data?.domains.find(({ id }) => id === given.id) ?? given
  const close = () => setOpen(false)
  return (
    <Dialog
      open={isOpen}
      icon={ScrollText}
      title={t('domains.registration.of', { domain: domain.unicodeName ?? domain.name })}
      size="lg"
      onClose={close}
      onExited={onExited}
      actions={<Button onClick={close}>{t('partner.general.close')}</Button>}
    >
      <Stack gap={4}>
        <DomainFacts domain={domain} />
        {domain.registrar?.kind === 'own' && domain.registered_status === 'registered' && <Leaving domain={domain} websiteId={websiteId} />}
        <Dnssec domain={domain} websiteId={websiteId} />
        <DomainLog id={domain.id} />
      </Stack>
    </Dialog>
  )
}

/** The lock at the registry, and the code that another registrar asks for. */
function Leaving({ domain, websiteId }: Pick<Props, 'domain' | 'websiteId'>) {
  const t = useMessages()
  const [change] = useChangeDomainMutation()
  const [ask] = useAuthCodeMutation()
  const [code, setCode] = useState<string | null>(null)
  const { busy, error, run } = useSubmit()
  const { id, lock, version, leavable } = domain
  const setLock = (isOn: boolean) => run(() => change({ websiteId, id, change: { lock: isOn, version } }).unwrap())
  const show = () => run(async () => setCode((await ask(id).unwrap()).code))
  return (
    <section className={styles.part} aria-label={t('domains.leave')}>
      <h3>{t('domains.leave')}</h3>
      <Stack gap={3}>
        <LockedActions>
          <Switch
            label={t('domains.lock')}
            description={t('domains.lock.hint')}
            checked={lock}
            disabled={busy}
            onChange={(isOn) => {
              setCode(null)
              void setLock(isOn)
            }}
          />
        </LockedActions>
        <div className={styles.row}>
          <LockedActions>
            <Button icon={KeyRound} busy={busy} disabled={!leavable.possible} onClick={() => void show()}>
              {t('domains.authCode.show')}
            </Button>
          </LockedActions>
          {!leavable.possible && <p className={styles.muted}>{leavable.reason}</p>}
        </div>
        {code !== null && (
          <div role="status">
            <CopyValue value={code} />
            <p className={styles.muted}>{t('domains.authCode.once')}</p>
          </div>
        )}
        <Refusal error={error} />
      </Stack>
    </section>
  )
}

function DomainLog({ id }: { id: number }) {
  const t = useMessages()
  const formats = useFormats()
  const { data, error, refetch } = useDomainLogQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <section className={styles.part} aria-label={t('domains.log')}>
      <h3>{t('domains.log')}</h3>
      {data ? (
        data.length > 0 ? (
          <ol className={styles.log}>
            {data.map(({ id: entry, date, by, text }) => (
              <li key={entry}>
                {text}
                <span className={styles.muted}>{[formats.shortDateTime(date), by && fullName(by)].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ol>
        ) : (
          <p className={styles.muted}>{t('domains.log.empty')}</p>
        )
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" height="80px" />
      )}
    </section>
  )
}
