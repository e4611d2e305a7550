import { Eye, MailPlus, Pause, Pencil, Play } from '../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useClientQuery } from '../../src/api/clients'
import { type ClientDetails, partner_clients } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { lazyPart, useIsland } from '../../src/islands'
import { may } from '../../src/model'
import { followLink, selectUser, useAppSelector, useDocumentTitle, usePageStore } from '../../src/store'
import { LoadFailure } from '../../src/parts/submit'
import { BackLink, Badge, Button, PageHead, Screen, Skeleton } from '../../src/ui'
import { STATE_TONES } from './clientColumns'
import styles from './shared/client.module.css'
import { ActivityCard } from './details/ActivityCard'
import { DomainsCard } from './details/DomainsCard'
import { FactsCard } from './details/FactsCard'
import { PeopleCard } from './details/PeopleCard'
import { PlanCard } from './details/PlanCard'
import { WebsitesCard } from './details/WebsitesCard'
import { isWaiting, useInvite } from './useInvite'
import { useSuspend } from './useSuspend'

const ClientDialog = lazyPart(() => import('./ClientDialog'))
const ViewDialog = lazyPart(() => import('./ViewDialog'))

/** One customer of a reseller: what it has, what it may, and what was done with it (RC-02). */
export function ClientScreen({ client: id }: { client: number }) {
  const t = useMessages()
  const { data, error, isFetching, refetch } = useClientQuery({ params: { client: id } })
  useDocumentTitle(data?.company ?? t('clients.title'))
  return (
    <Screen>
      <BackToList />
      {!data && <PageHead title={t('clients.title')} />}
      {data ? (
        <Content client={data} />
      ) : error && !isFetching ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" height="320px" />
      )}
    </Screen>
  )
}

function BackToList() {
  const t = useMessages()
  const { router } = useIsland()
  const { navigation } = usePageStore()
  if (!router.has(partner_clients.name)) return null
  return (
    <BackLink href={router.generate(partner_clients.name, {})} onClick={(event) => followLink(navigation, event)}>
      {t('clients.title')}
    </BackLink>
  )
}

function Content({ client }: { client: ClientDetails }) {
  const t = useMessages()
  const mayManage = may('manage_resellers', useAppSelector(selectUser)?.roles ?? []) === 'all'
  const [opened, setOpened] = useState<'edit' | 'view' | null>(null)
  const suspend = useSuspend()
  const invite = useInvite()
  const isSuspended = client.status === 'suspended'
  const close = () => setOpened(null)
  return (
    <>
      <PageHead title={client.company} beside={<Badge tone={STATE_TONES[client.status]}>{t(`clients.state.${client.status}`)}</Badge>}>
        {mayManage && (
          <>
            {isWaiting(client) && (
              <Button icon={MailPlus} onClick={() => invite(client)}>
                {t('clients.sendInvitation')}
              </Button>
            )}
            <Button icon={isSuspended ? Play : Pause} onClick={() => suspend(client)}>
              {t(isSuspended ? 'clients.reactivate' : 'clients.suspend')}
            </Button>
            <Button icon={Pencil} onClick={() => setOpened('edit')}>
              {t('partner.general.edit')}
            </Button>
            <Button icon={Eye} variant="primary" onClick={() => setOpened('view')}>
              {t('clients.view')}
            </Button>
          </>
        )}
      </PageHead>
      <div className={styles.page}>
        <div className={styles.columns}>
          <div className={styles.column}>
            <WebsitesCard client={client} mayMove={mayManage} />
            <DomainsCard domains={client.domains} />
            <PeopleCard people={client.people} />
          </div>
          <div className={styles.column}>
            <FactsCard client={client} />
            <PlanCard client={client} />
            <ActivityCard activity={client.activity} />
          </div>
        </div>
      </div>
      <Suspense>
        {opened === 'edit' && <ClientDialog client={client} onClose={close} />}
        {opened === 'view' && <ViewDialog client={client} onClose={close} />}
      </Suspense>
    </>
  )
}
