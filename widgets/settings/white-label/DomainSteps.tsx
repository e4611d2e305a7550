import { useLazyOwnDomainQuery, useOwnDomainQuery, useProveOwnDomainMutation } from '../../../src/api/mail'
import { reasonOf, toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { reasonFor } from '../../../src/parts/submit'
import { MINUTE_MS } from '../../../src/model'
import { Badge, Button, Skeleton, Stack } from '../../../src/ui'
import styles from '../shared/settings.module.css'
import records from '../shared/records.module.css'
import { DomainProof } from './DomainProof'
import own from './whiteLabel.module.css'

interface Props {
  /** As it is in the field. */
  readonly domain: string
  /** Its record exists once it is saved. */
  readonly saved: string
}

/** What to enter at the provider of the domain, and whether the world reads it already (AC-03). */
export default function DomainSteps({ domain, saved }: Props) {
  const t = useMessages()
  const isSaved = domain !== '' && domain === saved
  const kept = useOwnDomainQuery({ query: { domain: saved } }, { skip: !isSaved, pollingInterval: MINUTE_MS, skipPollingIfUnfocused: true })
  const [look, typed] = useLazyOwnDomainQuery()
  const [prove, proving] = useProveOwnDomainMutation()
  const isOfThis = isSaved || typed.originalArgs?.query.domain === domain
  const { data, error } = isSaved ? kept : typed
  const failed = (isSaved && proving.error) || error
  const refusal = isOfThis && failed ? toErrorObject(failed) : null
  const reason = refusal && reasonFor(refusal, reasonOf(refusal, t))
  return (
    <Stack>
      <ol className={own.steps}>
        <li>{t('settings.domain.step1')}</li>
        <li>{t('settings.domain.step2')}</li>
        <li>{t('settings.domain.step3')}</li>
      </ol>
      <div>
        <Button
          busy={typed.isFetching || proving.isLoading}
          disabled={!domain}
          onClick={() => void (isSaved ? prove() : look({ query: { domain } }))}
        >
          {t('settings.domain.check')}
        </Button>
      </div>
      {isSaved && kept.isLoading && <Skeleton shape="block" height="120px" />}
      <Stack role="status">
        {domain !== '' && !isSaved && <p>{t('settings.domain.unsaved')}</p>}
        {reason && <p>{reason}</p>}
        {isOfThis && data?.proof && <DomainProof proof={data.proof} />}
        {isOfThis &&
          data?.records.map(({ name, target, found, ok }) => (
            <div key={name} className={records.record}>
              <Badge tone={ok ? 'success' : 'warning'}>{t(ok ? 'settings.domain.ok' : 'settings.domain.wrong')}</Badge>
              <code className={records.code}>{`${name}  CNAME  ${target}`}</code>
              {!ok && found.length > 0 && <p className={styles.hint}>{t('settings.domain.found', { found: found.join(', ') })}</p>}
            </div>
          ))}
      </Stack>
    </Stack>
  )
}
