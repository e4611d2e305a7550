import type { ClientDetails } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { primaryRole } from '../../../src/model'
import { Badge, Card, Hint, PersonName, RoleBadge } from '../../../src/ui'
import styles from '../shared/client.module.css'

/** Who works at the customer, and who is invited. */
export function PeopleCard({ people }: Pick<ClientDetails, 'people'>) {
  const t = useMessages()
  const formats = useFormats()
  return (
    <Card title={t('clients.staff')}>
      {people.length === 0 && <Hint>{t('clients.details.noPeople')}</Hint>}
      <ul className={styles.list}>
        {people.map((person) => (
          <li key={person.id} className={styles.line}>
            <span className={styles.name}>
              <PersonName person={person} />
              <Hint>
                {[person.email, person.lastSeenAt && t('clients.details.lastSeen', { when: formats.relative(person.lastSeenAt) })]
                  .filter(Boolean)
                  .join(' · ')}
              </Hint>
            </span>
            <span className={styles.badges}>
              {person.pending && <Badge tone="warning">{t('clients.state.invited')}</Badge>}
              <RoleBadge role={primaryRole(person.roles)} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
