import { useState } from 'react'
import { useMailboxesQuery } from '../../../src/api/domains'
import type { MailboxList as Answer, Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useDebounced, useUpgradeUrl } from '../../../src/islands'
import { LIST_PAGE_LIMIT, SEARCH_DEBOUNCE_MS } from '../../../src/model'
import { LoadFailure } from '../../../src/parts/submit'
import { Button, ButtonLink, NoMatches, Pagination, SearchField, Skeleton, Stack } from '../../../src/ui'
import { Plus } from '../../../src/ui/icons'
import styles from '../dialogs/dialogs.module.css'
import { MailboxRow } from './MailboxRow'
import type { MailboxStep } from './MailboxStep'

interface Props {
  readonly domain: Domain
  readonly onStep: (step: MailboxStep) => void
}

/** The mailboxes of a domain, by page; many of them can be searched. */
export function MailboxList({ domain, onStep }: Props) {
  const t = useMessages()
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const search = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS)
  const { data, error, refetch } = useMailboxesQuery(
    { domainId: domain.id, query: { page, ...(search && { search }) } },
    { refetchOnMountOrArgChange: true },
  )
  const pages = data?.pagination.pages ?? 1
  // The last one of the last page may be removed.
  if (data && page > pages) setPage(pages)
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="block" height="120px" />
  const { items, adding, imap } = data
  return (
    <Stack gap={4}>
      {domain.mailboxes > LIST_PAGE_LIMIT && (
        <SearchField
          label={t('domains.mailbox.search')}
          value={typed}
          onChange={(words) => {
            setTyped(words)
            setPage(1)
          }}
        />
      )}
      {items.length > 0 ? (
        <ul data-paged tabIndex={-1} className={styles.results}>
          {items.map((mailbox) => (
            <MailboxRow key={mailbox.id} mailbox={mailbox} onStep={onStep} />
          ))}
        </ul>
      ) : search ? (
        <NoMatches onClear={() => setTyped('')} />
      ) : (
        <p>{t('domains.mailbox.empty')}</p>
      )}
      <Pagination page={page} pages={pages} onPage={setPage} />
      {adding ? (
        <Full obstacle={adding} />
      ) : (
        <div>
          <Button icon={Plus} onClick={() => onStep({ kind: 'create' })}>
            {t('domains.mailbox.add')}
          </Button>
        </div>
      )}
      {imap && items.length > 0 && (
        <p className={styles.muted}>{t('domains.mailbox.imap', { host: imap.host, port: String(imap.port) })}</p>
      )}
    </Stack>
  )
}

/** Why there can be no more: said before the first field. */
function Full({ obstacle: { message, upgrade } }: { readonly obstacle: NonNullable<Answer['adding']> }) {
  const t = useMessages()
  const upgradeUrl = useUpgradeUrl()
  return (
    <div>
      <p className={styles.warning}>{message}</p>
      {upgrade && upgradeUrl && (
        <div className={styles.row}>
          <ButtonLink href={upgradeUrl} target="_blank" rel="noopener">
            {t('domains.obstacle.upgrade')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
