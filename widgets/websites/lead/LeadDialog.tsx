import { HandCoins } from '../../../src/ui/icons'
import { useState } from 'react'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Button, Dialog } from '../../../src/ui'
import styles from './lead.module.css'
import { LeadFields } from './LeadFields'

interface Props {
  website: Website
  open: boolean
  onClose: () => void
  onExited: () => void
}

/** Changes what there is to say about a lead (LE-01). */
export default function LeadDialog({ website, open, onClose, onExited }: Props) {
  const t = useMessages()
  const { apply } = useWebsiteChanges()
  const [source, setSource] = useState(website.lead_source ?? '')
  const [value, setValue] = useState(website.lead_value)
  const submit = () => {
    onClose()
    void apply([website], { lead_source: source.trim() || null, lead_value: value })
  }
  return (
    <Dialog
      open={open}
      icon={HandCoins}
      title={website.title}
      onClose={onClose}
      onExited={onExited}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{t('partner.general.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('partner.general.save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <LeadFields source={source} value={value} onSource={setSource} onValue={setValue} />
      </div>
    </Dialog>
  )
}
