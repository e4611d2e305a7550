import { Suspense, useRef, useState } from 'react'
import { useAccountQuery } from '../../src/api/account'
import type { PartnerSettings } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { lazyPart, useIsland } from '../../src/islands'
import { useDocumentTitle } from '../../src/store'
import { Card, FailedState, Fields, PageHead, Screen, SearchField, Skeleton, Stack } from '../../src/ui'
import { SectionNav } from './SectionNav'
import styles from './shared/settings.module.css'
import { StatusesSection } from './statuses/StatusesSection'
import { TeamSection } from './team/TeamSection'

// Below what is seen first; whoever scrolls there finds it loaded.
const WhiteLabelSection = lazyPart(() => import('./white-label/WhiteLabelSection'))
const EmailSection = lazyPart(() => import('./email/EmailSection'))
const AutomationSection = lazyPart(() => import('./automation/AutomationSection'))
const WebhooksSection = lazyPart(() => import('./webhooks/WebhooksSection'))
const HostingSection = lazyPart(() => import('./hosting/HostingSection'))
const ChangesSection = lazyPart(() => import('./changes/ChangesSection'))

const SECTIONS = [
  { anchor: 'team', Component: TeamSection },
  { anchor: 'white-label', Component: WhiteLabelSection, flag: 'canWhitelabel' },
  { anchor: 'email-setup', Component: EmailSection },
  { anchor: 'statuses', Component: StatusesSection },
  { anchor: 'automation', Component: AutomationSection },
  { anchor: 'webhooks', Component: WebhooksSection, flag: 'canUseWebhooks' },
  { anchor: 'hosting', Component: HostingSection },
  { anchor: 'changes', Component: ChangesSection },
] as const

/** Account settings: one page, its sections with the anchors of spec 2.6, each saved by itself. */
export function SettingsScreen() {
  const t = useMessages()
  const { data: account, error, isFetching, refetch } = useAccountQuery()
  useDocumentTitle(t('settings.title'))
  return (
    <Screen size="lg">
      <PageHead title={t('settings.title')} />
      {account ? (
        <Sections account={account} />
      ) : error && !isFetching ? (
        <FailedState title={t('settings.loadFailed')} onRetry={() => void refetch()} />
      ) : (
        <SettingsSkeleton />
      )}
    </Screen>
  )
}

function Sections({ account }: { account: PartnerSettings }) {
  const t = useMessages()
  const { page } = useIsland()
  const sections = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState({ text: '', anchors: [] as readonly string[] })
  const shown = SECTIONS.filter((section) => !('flag' in section) || page.config[section.flag])
  const find = (text: string) => {
    const words = text.trim().toLowerCase()
    // What a section says, and other words for it.
    const matches = ({ anchor }: { anchor: string }, nth: number) =>
      `${sections.current?.children[nth]?.textContent ?? ''} ${t(`settings.${anchor}.words`)}`.toLowerCase().includes(words)
    setSearch({ text, anchors: words ? shown.filter(matches).map(({ anchor }) => anchor) : [] })
  }
  const found = search.text.trim() ? shown.filter(({ anchor }) => search.anchors.includes(anchor)) : shown

  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <SearchField label={t('settings.search')} hideLabel placeholder={t('settings.search')} value={search.text} onChange={find} />
        <SectionNav anchors={found.map(({ anchor }) => anchor)} />
      </div>
      <Stack ref={sections} gap={8}>
        {/* Sections that are not found stay, so that what was typed in them is not lost. */}
        {shown.map((section) => (
          <div key={section.anchor} hidden={!found.includes(section)}>
            <Suspense fallback={<CardSkeleton lines={6} />}>
              <section.Component account={account} />
            </Suspense>
          </div>
        ))}
        {found.length === 0 && <p className={styles.description}>{t('settings.searchNothing')}</p>}
      </Stack>
    </div>
  )
}

/** Lines in each card, so that little moves when the settings come. */
const CARDS = [6, 8, 5]

function SettingsSkeleton() {
  const t = useMessages()
  return (
    <Stack gap={8} role="status" aria-label={t('partner.general.loading')}>
      {CARDS.map((lines, card) => (
        <CardSkeleton key={card} lines={lines} />
      ))}
    </Stack>
  )
}

const CardSkeleton = ({ lines }: { lines: number }) => (
  <Card>
    <Fields>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} shape="block" height="36px" />
      ))}
    </Fields>
  </Card>
)
