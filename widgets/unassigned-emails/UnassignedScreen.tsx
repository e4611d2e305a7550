import { ListFilter } from '../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useMessages } from '../../src/i18n'
import { lazyPart } from '../../src/islands'
import { useDocumentTitle } from '../../src/store'
import { Button, CountBadge, PageHead, Screen, SearchField, Tabs } from '../../src/ui'
import { InboxBar } from './InboxBar'
import { InboxPanes } from './InboxPanes'
import styles from './panes.module.css'
import { useInbox } from './useInbox'
import { useInboxKeys } from './useInboxKeys'
import { FOLDERS } from './useInboxView'

const RulesDialog = lazyPart(() => import('./rules/RulesDialog'))
const LeadDialog = lazyPart(() => import('./lead/LeadDialog'))

/** Mails that belong to no website yet: list, mail, and where it may belong, beside each other (UE-01). */
export function UnassignedScreen() {
  const t = useMessages()
  const inbox = useInbox()
  const { view, change, data, mails, mail, open, canManage, remember, triage } = inbox
  const [dialog, setDialog] = useState<'rules' | 'block' | 'lead' | null>(null)
  const onLead = () => setDialog('lead')
  const onBlock = () => setDialog('block')
  const onKeyDown = useInboxKeys({ mails, mail, triage, canManage, remember, open, onLead, onBlock })
  useDocumentTitle(t('unassignedEmails.title'))

  return (
    // Its lists and buttons have the focus; the keys act on the open mail.
    <Screen onKeyDown={onKeyDown}>
      <PageHead title={t('unassignedEmails.title')}>
        <div className={styles.search}>
          <SearchField value={inbox.search} onChange={inbox.setSearch} />
        </div>
        <Button icon={ListFilter} onClick={() => setDialog('rules')}>
          {t('unassignedEmails.rules')}
        </Button>
      </PageHead>
      <Tabs
        label={t('unassignedEmails.folders')}
        tabs={FOLDERS.map((value) => ({
          value,
          label: t(`unassignedEmails.folder.${value}`),
          // What was removed waits for nobody.
          ...(data && value !== 'removed' && { end: <CountBadge count={inbox.countOf(value)} /> }),
        }))}
        value={view.folder}
        onChange={(value) => {
          inbox.select(new Set())
          change({ folder: FOLDERS.find((name) => name === value) ?? 'people', id: null, page: 1 })
        }}
      >
        <InboxPanes inbox={inbox} onLead={onLead} onBlock={onBlock} />
      </Tabs>
      <InboxBar inbox={inbox} />
      <Suspense>
        {(dialog === 'rules' || dialog === 'block') && (
          <RulesDialog
            canManage={canManage}
            {...(dialog === 'block' && mail && { sender: mail.from.email })}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog === 'lead' && mail && (
          <LeadDialog mail={mail} onCreated={(website) => void triage.assign([mail.id], website, true)} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </Screen>
  )
}
