import { HandCoins } from '../../../src/ui/icons'
import { useState } from 'react'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { LeadFields } from './LeadFields'
import { FormDialog } from '../../../src/ui'

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
    void apply([website], { lead_source: source.trim() || null, lead_value: value })
    return true
  }
  return (
    <FormDialog
      open={open}
      icon={HandCoins}
      title={website.title}
      onClose={onClose}
      onExited={onExited}
      onSubmit={submit}
      submitLabel={t('partner.general.save')}
    >
      <LeadFields source={source} value={value} onSource={setSource} onValue={setValue} />
    </FormDialog>
  )
}
