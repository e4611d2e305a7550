import { toErrorObject } from '../../src/http'
import { useMessages } from '../../src/i18n'
import { EmptyState, FailedState, NoMatches } from '../../src/ui'
import { Inbox as InboxIcon } from '../../src/ui/icons'
import { MailList } from './MailList'
import { MailView } from './MailView'
import styles from './panes.module.css'
import { Suggestions } from './Suggestions'
import type { Inbox } from './useInbox'

interface Props {
  inbox: Inbox
  onLead: () => void
  onBlock: () => void
}

/** What a folder holds: the list, the open mail, and where it may belong; or why there is nothing. */
export function InboxPanes({ inbox, onLead, onBlock }: Props) {
  const t = useMessages()
  const { view, change, data, error, mails, mail, open, canManage } = inbox
  const failure = error && toErrorObject(error)
  const isEmpty = data !== undefined && mails.length === 0
  if (failure && !data) return <FailedState message={t(failure.message, failure.values)} onRetry={() => void inbox.refetch()} />
  if (isEmpty && view.search) return <NoMatches onClear={() => inbox.setSearch('')} />
  if (isEmpty)
    return <EmptyState icon={InboxIcon} title={t('unassignedEmails.empty')} description={t(`unassignedEmails.empty.${view.folder}`)} />
  return (
    <div className={styles.frame}>
      <div className={styles.panes} data-open={view.id !== null || undefined}>
        <MailList
          mails={data && mails}
          openId={mail?.id ?? null}
          page={view.page}
          pages={data?.pagination.pages ?? 1}
          onPage={(page) => change({ page, id: null })}
          selected={inbox.selected}
          onSelect={canManage ? inbox.select : undefined}
          onOpen={open}
        />
        {mail && (
          <>
            <MailView key={mail.id} mail={mail} onBack={() => open(null)} />
            <Suggestions
              key={`places ${mail.id}`}
              mail={mail}
              triage={inbox.triage}
              canManage={canManage}
              remember={inbox.remember}
              onRemember={inbox.setRemember}
              onLead={onLead}
              onBlock={onBlock}
            />
          </>
        )}
      </div>
    </div>
  )
}
