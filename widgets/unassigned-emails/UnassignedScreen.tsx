import { ListFilter } from '../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useMessages } from '../../src/i18n'
import { lazyPart } from '../../src/islands'
import { useDocumentTitle } from '../../src/store'
import { Button, PageHead, Screen, Tabs } from '../../src/ui'
import { FOLDERS, useInboxView } from './desk/useInboxView'
import { FolderCount } from './list/FolderCount'
import { InboxList } from './list/InboxList'

const RulesDialog = lazyPart(() => import('./rules/RulesDialog'))

/** Mails that belong to no website yet: list, mail, and where it may belong, beside each other (UE-01). */
export function UnassignedScreen() {
  const t = useMessages()
  const place = useInboxView()
  const { view, change } = place
  /** The sender whose mails are to be removed from now on; empty for any rule. */
  const [ruleFor, setRuleFor] = useState<string | null>(null)
  useDocumentTitle(t('unassignedEmails.title'))

  return (
    <Screen>
      <PageHead title={t('unassignedEmails.title')}>
        <Button icon={ListFilter} onClick={() => setRuleFor('')}>
          {t('unassignedEmails.rules')}
        </Button>
      </PageHead>
      <Tabs
        label={t('unassignedEmails.folders')}
        tabs={FOLDERS.map((value) => ({
          value,
          label: t(`unassignedEmails.folder.${value}`),
          // What was removed waits for nobody.
          ...(value !== 'removed' && { end: <FolderCount folder={value} view={view} /> }),
        }))}
        value={view.folder}
        onChange={(value) => change({ folder: FOLDERS.find((name) => name === value) ?? 'people' })}
      >
        <InboxList key={view.folder} place={place} onBlock={({ from }) => setRuleFor(from.email)} />
      </Tabs>
      <Suspense>{ruleFor !== null && <RulesDialog sender={ruleFor} onClose={() => setRuleFor(null)} />}</Suspense>
    </Screen>
  )
}
