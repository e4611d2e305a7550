import { type ComponentProps, Suspense } from 'react'
import { useMailerOptionsQuery } from '../../src/api/mail'
import { useMessages } from '../../src/i18n'
import { lazyPart } from '../../src/islands'
import { LoadFailure } from '../../src/parts/submit'
import { useDocumentTitle, usePlace } from '../../src/store'
import { FailedState, PageHead, Screen, Skeleton, Stack } from '../../src/ui'
import { BulkHead } from './bulk/BulkHead'
import { readBulk } from './bulk/readBulk'
import { Composer } from './Composer'

const BulkComposer = lazyPart(() => import('./bulk/BulkComposer'))

interface Props {
  websiteId: number | undefined
}

/** Writing to the customer of a website; in the address `?reply=` answers a message of its log, `?offer=` begins with an offer, and `?websites=` names several customers. */
export function MailerScreen({ websiteId }: Props) {
  const t = useMessages()
  const { url } = usePlace()
  const bulk = readBulk(URL.canParse(url) ? new URL(url).searchParams : new URLSearchParams())
  return (
    <Screen size="md">
      {bulk ? (
        <Bulk bulk={bulk} />
      ) : websiteId === undefined ? (
        <FailedState title={t('mailer.noWebsite')} />
      ) : (
        <Loaded websiteId={websiteId} />
      )}
    </Screen>
  )
}

function Bulk({ bulk }: ComponentProps<typeof BulkComposer>) {
  useDocumentTitle(useMessages()('mailer.title'))
  return (
    <Suspense
      fallback={
        <Stack gap={6}>
          <BulkHead count={bulk.websiteIds.length} />
          <Skeleton width="100%" height="320px" />
        </Stack>
      }
    >
      <BulkComposer key={bulk.websiteIds.join(',')} bulk={bulk} />
    </Suspense>
  )
}

function Loaded({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const { url } = usePlace()
  const query = URL.canParse(url) ? new URL(url).searchParams : new URLSearchParams()
  const reply = idIn(query.get('reply'))
  const offer = idIn(query.get('offer'))
  const { data, error, refetch } = useMailerOptionsQuery({ websiteId, reply }, { refetchOnMountOrArgChange: true })
  useDocumentTitle([t('mailer.title'), data?.website.title].filter(Boolean).join(' · '))
  if (data) return <Composer key={`${websiteId} ${reply} ${offer}`} options={data} offer={offer} />
  return (
    <Stack>
      <PageHead title={t(reply ? 'mailer.reply' : 'mailer.title')} />
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack aria-hidden>
          <Skeleton width="100%" />
          <Skeleton width="100%" />
          <Skeleton width="100%" height="240px" />
        </Stack>
      )}
    </Stack>
  )
}

const idIn = (text: string | null): number | undefined => (text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined)
