import { ArrowRightLeft } from '../../../src/ui/icons'
import { Suspense, useState } from 'react'
import type { ClientDetails } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { Badge, Card, Hint, IconButton, StatusBadge } from '../../../src/ui'
import styles from '../shared/client.module.css'

const MoveDialog = lazyPart(() => import('./MoveDialog'))

type Website = ClientDetails['websites'][number]

interface Props {
  client: ClientDetails
  mayMove: boolean
}

/** The customer's websites with their state; each can go to another customer (RC-05). */
export function WebsitesCard({ client, mayMove }: Props) {
  const t = useMessages()
  const [moving, setMoving] = useState<Website | null>(null)
  return (
    <Card title={t('clients.websites')}>
      {client.websites.length === 0 && <Hint>{t('clients.details.noWebsites')}</Hint>}
      <ul className={styles.list}>
        {client.websites.map((website) => (
          <li key={website.id} className={styles.line}>
            <span className={styles.name}>
              {website.title}
              {website.domain && <Hint>{website.domain}</Hint>}
            </span>
            <span className={styles.badges}>
              <StatusBadge status={website.status} />
              <Badge tone={website.published_status === 'published' ? 'success' : 'neutral'}>
                {t(`clients.details.${website.published_status}`)}
              </Badge>
            </span>
            {mayMove && (
              <IconButton
                icon={ArrowRightLeft}
                size="sm"
                label={t('clients.details.moveOf', { title: website.title })}
                onClick={() => setMoving(website)}
              />
            )}
          </li>
        ))}
      </ul>
      <Suspense>{moving && <MoveDialog client={client} website={moving} onClose={() => setMoving(null)} />}</Suspense>
    </Card>
  )
}
