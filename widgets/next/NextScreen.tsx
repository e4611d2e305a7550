import { refreshLists } from '../../src/api/call'
import { useServerEvents } from '../../src/api/shell'
import { useMessages } from '../../src/i18n'
import { lazyPart } from '../../src/islands'
import { NEXT_SCOPES } from '../../src/model'
import { useAppDispatch, useDocumentTitle } from '../../src/store'
import { Button, PageHead, PopoverButton, Screen, Select, Skeleton } from '../../src/ui'
import { Info } from '../../src/ui/icons'
import { Suspense } from 'react'
import { Queue } from './Queue'
import styles from './next.module.css'
import { useNextView } from './useNextView'

const Formula = lazyPart(() => import('./Formula'))

/** What waits for a person, whatever it is, in the order in which it is worked off (N-10). */
export function NextScreen() {
  const t = useMessages()
  const [view, change] = useNextView()
  const dispatch = useAppDispatch()
  useDocumentTitle(t('view.next'))
  useServerEvents(({ kinds, isGap }) => {
    if (isGap || kinds.has('message') || kinds.has('website') || kinds.has('todo') || kinds.has('counts')) dispatch(refreshLists('Next'))
  })
  return (
    <Screen size="lg">
      <PageHead title={t('view.next')}>
        <div className={styles.scope}>
          <Select
            label={t('next.scope')}
            hideLabel
            options={NEXT_SCOPES.map((scope) => ({ value: scope, label: t(`next.scope.${scope}`) }))}
            value={view.scope}
            onChange={(value) => change({ scope: NEXT_SCOPES.find((scope) => scope === value) ?? 'me' })}
          />
        </div>
        <PopoverButton
          label={t('next.formula')}
          placement="bottom-end"
          renderTrigger={(trigger) => (
            <Button variant="ghost" icon={Info} {...trigger}>
              {t('next.formula')}
            </Button>
          )}
        >
          {() => (
            <Suspense fallback={<Skeleton shape="block" height="240px" />}>
              <Formula />
            </Suspense>
          )}
        </PopoverButton>
      </PageHead>
      <Queue view={view} onChange={change} />
    </Screen>
  )
}
