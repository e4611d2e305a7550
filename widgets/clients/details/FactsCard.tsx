import type { ReactNode } from 'react'
import type { ClientDetails } from '../../../src/contract'
import { useFormats, useLocale, useMessages } from '../../../src/i18n'
import { countryName, telLink } from '../../../src/model'
import { Card } from '../../../src/ui'
import styles from '../shared/client.module.css'
import { Usage } from '../shared/Usage'

const COUNTS = ['websites', 'domains', 'staff', 'mailboxes'] as const

/** How to reach the customer, since when it is one, what it uses of its limits, and what the reseller noted. */
export function FactsCard({ client }: { client: ClientDetails }) {
  const t = useMessages()
  const formats = useFormats()
  const locale = useLocale()
  const { number, email, phone, country, createdAt, lastLoginAt, note } = client
  return (
    <Card title={t('clients.details.facts')}>
      <dl className={styles.facts}>
        {number && <Fact name={t('clients.number')}>{number}</Fact>}
        {email && (
          <Fact name={t('clients.contact')}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        {phone && (
          <Fact name={t('clients.details.phone')}>
            <a href={telLink(phone)}>{phone}</a>
          </Fact>
        )}
        {country && <Fact name={t('clients.country')}>{countryName(country, locale)}</Fact>}
        {createdAt && <Fact name={t('clients.since')}>{formats.date(createdAt)}</Fact>}
        {lastLoginAt && <Fact name={t('clients.details.lastSignIn')}>{formats.dateTime(lastLoginAt)}</Fact>}
        {COUNTS.map((name) => (
          <Fact key={name} name={t(`clients.${name}`)}>
            <Usage client={client} name={name} />
          </Fact>
        ))}
        {note && (
          <Fact name={t('clients.note')}>
            <span className={styles.note}>{note}</span>
          </Fact>
        )}
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
