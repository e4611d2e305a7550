import { useLazyOwnDomainQuery } from '../../../src/api/mailSetup'
import { reasonOf, toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { Badge, Button } from '../../../src/ui'
import styles from '../settings.module.css'
import records from '../records.module.css'
import own from './whiteLabel.module.css'

/** What to enter at the provider of the domain, and whether the world reads it already (AC-03). */
export default function DomainSteps({ domain }: { domain: string }) {
  const t = useMessages()
  const [check, { data, error, isFetching, originalArgs }] = useLazyOwnDomainQuery()
  const isOfThis = originalArgs?.query.domain === domain
  const refusal = isOfThis && error ? toErrorObject(error) : null
  return (
    <div className={styles.rows}>
      <ol className={own.steps}>
        <li>{t('settings.domain.step1')}</li>
        <li>{t('settings.domain.step2')}</li>
        <li>{t('settings.domain.step3')}</li>
      </ol>
      <div>
        <Button busy={isFetching} disabled={!domain} onClick={() => void check({ query: { domain } })}>
          {t('settings.domain.check')}
        </Button>
      </div>
      <div role="status" className={styles.rows}>
        {refusal && <p>{reasonOf(refusal, t)}</p>}
        {isOfThis &&
          data?.records.map(({ name, target, found, ok }) => (
            <div key={name} className={records.record}>
              <Badge tone={ok ? 'success' : 'warning'}>{t(ok ? 'settings.domain.ok' : 'settings.domain.wrong')}</Badge>
              <code className={records.code}>{`${name}  CNAME  ${target}`}</code>
              {!ok && found.length > 0 && <p className={styles.hint}>{t('settings.domain.found', { found: found.join(', ') })}</p>}
            </div>
          ))}
      </div>
    </div>
  )
}
