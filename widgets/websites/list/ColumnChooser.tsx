import { Columns3 } from '../../../src/ui/icons'
import { Suspense } from 'react'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { IconButton, PopoverButton, Spinner } from '../../../src/ui'
import type { ColumnPanelProps } from './ColumnPanel'

const ColumnPanel = lazyPart(() => import('./ColumnPanel'))

/** Which columns the table has, in what order and how wide (L-08). */
export function ColumnChooser(props: ColumnPanelProps) {
  const t = useMessages()
  return (
    <PopoverButton
      label={t('websites.columns')}
      placement="bottom-end"
      renderTrigger={(trigger) => <IconButton icon={Columns3} variant="secondary" size="sm" label={t('websites.columns')} {...trigger} />}
    >
      {() => (
        <Suspense fallback={<Spinner label={t('partner.general.loading')} />}>
          <ColumnPanel {...props} />
        </Suspense>
      )}
    </PopoverButton>
  )
}
