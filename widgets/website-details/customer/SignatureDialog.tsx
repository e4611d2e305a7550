import { ClipboardPaste } from '../../../src/ui/icons'
import { useMemo, useRef, useState } from 'react'
import { useCustomerDataQuery } from '../../../src/api/customers'
import { useLocale, useMessages } from '../../../src/i18n'
import { readSignature } from '../../../src/model'
import { Button, Dialog, TextArea, useFocusStays } from '../../../src/ui'
import styles from './dialogs.module.css'
import { CUSTOMER_FIELDS } from './fields'
import { Proposal } from './Proposal'

interface Props {
  websiteId: number
  onExited: () => void
}

/** Proposes what a pasted signature says about the customer. The text stays here; each value is saved when it is confirmed (WC-04). */
export default function SignatureDialog({ websiteId, onExited }: Props) {
  const t = useMessages()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(true)
  const [text, setText] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const { data } = useCustomerDataQuery(websiteId)
  const found: Readonly<Record<string, string | undefined>> = useMemo(() => readSignature(text, locale), [text, locale])
  const fields = CUSTOMER_FIELDS.customer.filter(({ property }) => found[property])
  // The button that was pressed goes when its value is there.
  useFocusStays(list, 'button', 'dialog')

  return (
    <Dialog
      open={isOpen}
      icon={ClipboardPaste}
      title={t('websiteDetails.customer.signature')}
      onClose={() => setOpen(false)}
      onExited={onExited}
      actions={<Button onClick={() => setOpen(false)}>{t('partner.general.close')}</Button>}
    >
      <TextArea label={t('websiteDetails.customer.signature.text')} rows={6} autoComplete="off" value={text} onChange={setText} />
      <div role="status">
        {text.trim() && fields.length === 0 && <p className={styles.none}>{t('websiteDetails.customer.signature.none')}</p>}
      </div>
      <ul ref={list} aria-label={t('websiteDetails.customer.signature.found')} className={styles.proposals}>
        {data &&
          fields.map((field) => (
            <Proposal
              key={field.property}
              websiteId={websiteId}
              data={data}
              field={field}
              text={found[field.property] ?? ''}
              foundCountry={found['country']}
            />
          ))}
      </ul>
    </Dialog>
  )
}
