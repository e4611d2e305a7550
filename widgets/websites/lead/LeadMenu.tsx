import { AlarmClock, Archive, CircleCheckBig, Ellipsis, Merge, Undo2 } from '../../../src/ui/icons'
import { type ReactNode, Suspense, useState } from 'react'
import { api_partner_lead_accept, type Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart, useIsland } from '../../../src/islands'
import { PauseDialog, useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Menu, MenuItem, type MenuProps } from '../../../src/ui'
import styles from './lead.module.css'

const AcceptDialog = lazyPart(() => import('./AcceptDialog'))
const MergeDialog = lazyPart(() => import('./MergeDialog'))

interface Dialog {
  readonly kind: 'accept' | 'merge' | 'snoozed' | 'lost'
  readonly isOpen: boolean
}

interface Props {
  website: Website
  /** Another button than the usual one. */
  renderTrigger?: MenuProps['renderTrigger']
  /** What else can be done here. */
  children?: ReactNode
}

/** Accepts a lead, declines it, puts it off, or makes it part of another website (LE-02). */
export function LeadMenu({ website, renderTrigger, children }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  const { apply, may } = useWebsiteChanges()
  const [dialog, setDialog] = useState<Dialog>()
  const ask = (kind: Dialog['kind']) => setDialog({ kind, isOpen: true })
  const shared = { open: dialog?.isOpen ?? false, onClose: () => setDialog((before) => before && { ...before, isOpen: false }) }
  return (
    <>
      <Menu
        placement="bottom-end"
        renderTrigger={
          renderTrigger ??
          ((props) => (
            <button type="button" {...props} className={styles.menu} aria-label={t('websites.board.menu', { title: website.title })}>
              <Ellipsis size={16} aria-hidden />
            </button>
          ))
        }
      >
        {may('change_status') && router.has(api_partner_lead_accept.name) && (
          <MenuItem icon={CircleCheckBig} onSelect={() => ask('accept')}>
            {t('websites.lead.accept')}
          </MenuItem>
        )}
        {may('change_due_date') && (
          <MenuItem icon={AlarmClock} onSelect={() => ask('snoozed')}>
            {t('websites.pause.snoozed')}
          </MenuItem>
        )}
        {may('change_status') && (
          <MenuItem icon={Archive} onSelect={() => ask('lost')}>
            {t('websites.pause.lost')}
          </MenuItem>
        )}
        {(website.snoozed ?? website.lost) && (
          <MenuItem changes icon={Undo2} onSelect={() => void apply([website], { snoozed: null, lost: null })}>
            {t('websiteChange.bringBack')}
          </MenuItem>
        )}
        {website.duplicates > 0 && (
          <MenuItem changes icon={Merge} onSelect={() => ask('merge')}>
            {t('websites.lead.merge')}
          </MenuItem>
        )}
        {children}
      </Menu>
      {dialog && (
        <div className={styles.dialog}>
          <Suspense>
            {dialog.kind === 'accept' && <AcceptDialog website={website} {...shared} />}
            {dialog.kind === 'merge' && <MergeDialog website={website} {...shared} />}
            {(dialog.kind === 'snoozed' || dialog.kind === 'lost') && (
              <PauseDialog key={dialog.kind} pause={dialog.kind} websites={[website]} about={website.title} {...shared} />
            )}
          </Suspense>
        </div>
      )}
    </>
  )
}
