import type { Domain } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import styles from './domainFacts.module.css'

/** What there is to know about a domain: who keeps it and how long, its certificate, mail, and where it leads. */
export function DomainFacts({ domain }: { domain: Domain }) {
  const t = useMessages()
  const formats = useFormats()
  const { registrar, expiresAt, autoRenew, ssl, mailboxes, lockedUntil, redirect } = domain
  const isOwn = registrar?.kind === 'own'
  const validUntil = ssl?.state === 'issued' ? ssl.validUntil : null
  const certificate = validUntil ? t('domains.ssl.until', { date: formats.date(validUntil) }) : t(`domains.ssl.${ssl?.state ?? 'waiting'}`)
  return (
    <dl className={styles.facts}>
      <Fact
        name={t('domains.column.registrar')}
        value={isOwn ? t('domains.registrar.own') : (registrar?.name ?? t('domains.registrar.external'))}
      />
      {expiresAt && <Fact name={t('domains.column.expiresAt')} value={formats.date(expiresAt)} />}
      {isOwn && <Fact name={t('domains.column.autoRenew')} value={t(autoRenew ? 'domains.yes' : 'domains.no')} />}
      <Fact name={t('domains.column.ssl')} value={[certificate, ssl?.error].filter(Boolean).join(' – ')} />
      <Fact name={t('domains.column.mail')} value={t('domains.mailboxes', { count: mailboxes })} />
      {lockedUntil && <Fact name={t('domains.lockedUntil')} value={formats.date(lockedUntil)} />}
      {redirect && <Fact name={t('domains.redirectTo')} value={`${redirect.target} (${redirect.code})`} />}
    </dl>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
