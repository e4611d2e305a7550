import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAccountQuery } from '../../src/api/account'
import type { PartnerSettings } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { searchFor } from '../../src/model'
import { lazyPart, useIsland } from '../../src/islands'
import { useDocumentTitle } from '../../src/store'
import { LoadFailure } from '../../src/parts/submit'
import { Card, Fields, PageHead, Screen, SearchField, Skeleton, Stack } from '../../src/ui'
import { SettingsForm } from './form/SettingsForm'
import { SectionNav } from './SectionNav'
import styles from './shared/settings.module.css'
import { StatusesSection } from './statuses/StatusesSection'
import { TeamSection } from './team/TeamSection'
import { useSettingsPage } from './useSettingsPage'

// Not what is seen first.
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

/** Account settings: a page for each anchor of spec 2.6 and some more, saved together. */
export function SettingsScreen() {
  const t = useMessages()
  const { data: account, error, isFetching, refetch } = useAccountQuery()
  return (
    <Screen size="lg">
      <PageHead title={t('settings.title')} />
      {account ? (
        <Pages account={account} />
      ) : error && !isFetching ? (
        <LoadFailure title={t('settings.loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SettingsSkeleton />
      )}
    </Screen>
  )
}

const NO_SEARCH = { text: '', anchors: [] as readonly string[], on: '' as string | undefined }

function Pages({ account }: { account: PartnerSettings }) {
  const t = useMessages()
  const { page } = useIsland()
  const pages = useRef<HTMLDivElement>(null)
  const sections = SECTIONS.filter((section) => !('flag' in section) || page.config[section.flag])
  const anchors = sections.map(({ anchor }) => anchor)
  const { current, choose, showRefused } = useSettingsPage(anchors, pages)
  const [search, setSearch] = useState(NO_SEARCH)
  // Whoever has gone to a page has found what they looked for.
  const isSearching = search.on === current && search.text.trim() !== ''
  const listed = isSearching ? search.anchors : anchors
  const shown = isSearching ? search.anchors : [current]
  const endSearch = () => setSearch(NO_SEARCH)
  useDocumentTitle(current ? `${t(`settings.${current}`)} · ${t('settings.title')}` : t('settings.title'))

  const find = (text: string) => {
    const isFound = searchFor(text)
    // What a page says, and other words for it.
    const matches = (anchor: string, nth: number) =>
      isFound(`${pages.current?.children[nth]?.textContent ?? ''} ${t(`settings.${anchor}.words`)}`)
    setSearch({ text, anchors: anchors.filter(matches), on: current })
  }

  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <SearchField
          label={t('settings.search')}
          hideLabel
          placeholder={t('settings.search')}
          value={isSearching ? search.text : ''}
          onChange={find}
        />
        <SectionNav
          anchors={listed}
          current={isSearching ? undefined : current}
          onFollow={endSearch}
          onChoose={(anchor) => {
            endSearch()
            choose(anchor)
          }}
        />
      </div>
      <SettingsForm
        account={account}
        onFollow={endSearch}
        onRefused={(refused) => {
          // What was looked for may have hidden the page.
          flushSync(endSearch)
          showRefused(refused)
        }}
      >
        <Stack ref={pages} gap={8}>
          {/* Pages that are not shown stay, so that they are found and what was typed in them is not lost. */}
          {sections.map(({ anchor, Component }) => (
            <div key={anchor} hidden={!shown.includes(anchor)}>
              <Suspense fallback={<CardSkeleton lines={6} />}>
                <Component account={account} />
              </Suspense>
            </div>
          ))}
          {shown.length === 0 && <p className={styles.description}>{t('settings.searchNothing')}</p>}
        </Stack>
      </SettingsForm>
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
