import { useMemo, useState } from 'react'
import { useFormats, useMessages } from '../../../i18n'
import { STATUSES } from '../../../model'
import { Button, Dialog, Select } from '../../../ui'
import { Eye, ArrowRight } from '../../../ui/icons'
import { refusalText } from '../refusalText'
import { useWebsiteChanges } from '../WebsiteChanges'
import { useWebsitesNow } from '../useWebsitesNow'
import styles from './portal.module.css'
import { PortalFrame } from './PortalFrame'
import type { PortalMove } from './PortalMove'

interface Props extends PortalMove {
  open: boolean
  onClose: () => void
}

/** What the customer sees now and after a move, side by side, and whether the rules let the website go there (N-03). */
export default function PortalDialog({ open, website: before, asked, onClose }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { apply, refusalsOf, rules } = useWebsiteChanges()
  const asBefore = useMemo(() => [before], [before])
  const website = useWebsitesNow(asBefore)[0] ?? before
  const [chosen, setChosen] = useState(asked)
  const statuses = STATUSES.filter((status) => status !== website.status && (status === asked || rules.activeStatuses.includes(status)))
  // Somebody may have moved it to the very status meanwhile.
  const status = statuses.includes(chosen) ? chosen : (statuses[0] ?? chosen)
  const refusals = refusalsOf(website, { status })
  const move = () => {
    onClose()
    void apply([website], { status })
  }
  return (
    <Dialog
      open={open}
      icon={Eye}
      size="xl"
      title={t('websiteChange.portal.title', { title: website.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('partner.general.close')}</Button>
          <Button variant="primary" icon={ArrowRight} onClick={move}>
            {t('websiteChange.moveTo', { status: t(`status.${status}`) })}
          </Button>
        </>
      }
    >
      <div className={styles.head}>
        <Select
          label={t('websiteChange.portal.status')}
          options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={status}
          onChange={(value) => setChosen(statuses.find((one) => one === value) ?? status)}
          data-autofocus
        />
        <div className={styles.rules} role="status">
          {refusals.length === 0 && <p>{t('websiteChange.portal.hint')}</p>}
          {refusals.map((refusal) => (
            <p key={refusal.code}>{refusalText(refusal, { t, formats })}</p>
          ))}
        </div>
      </div>
      <div className={styles.views}>
        <PortalFrame
          key={`now-${website.status}`}
          websiteId={website.id}
          status={website.status}
          title={t('websiteChange.portal.now', { status: t(`status.${website.status}`) })}
          onEscape={onClose}
        />
        <PortalFrame
          key={status}
          websiteId={website.id}
          status={status}
          title={t('websiteChange.portal.after', { status: t(`status.${status}`) })}
          onEscape={onClose}
        />
      </div>
    </Dialog>
  )
}
