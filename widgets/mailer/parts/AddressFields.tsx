import { useState } from 'react'
import type { MailerOptions } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Button } from '../../../src/ui'
import { Plus } from '../../../src/ui/icons'
import type { Draft } from '../shared/Draft'
import styles from '../shared/mailer.module.css'
import { AddressField } from './AddressField'

interface Props {
  options: MailerOptions
  draft: Draft
  error: string | undefined
  onChange: (part: Partial<Draft>) => void
}

/** Who gets the mail; copies are asked for only by those who want them. */
export function AddressFields({ options, draft, error, onChange }: Props) {
  const t = useMessages()
  const [showsCopies, setShowsCopies] = useState(false)
  const { to, cc, bcc } = draft
  return (
    <>
      <AddressField
        label={t('mailer.to')}
        value={to}
        options={options}
        error={error}
        onChange={(addresses) => onChange({ to: addresses })}
      />
      {showsCopies || cc.length > 0 || bcc.length > 0 ? (
        <>
          <AddressField label={t('mailer.cc')} value={cc} options={options} onChange={(addresses) => onChange({ cc: addresses })} />
          <AddressField label={t('mailer.bcc')} value={bcc} options={options} onChange={(addresses) => onChange({ bcc: addresses })} />
        </>
      ) : (
        <p className={styles.more}>
          <Button size="sm" variant="ghost" icon={Plus} onClick={() => setShowsCopies(true)}>
            {t('mailer.showCc')}
          </Button>
        </p>
      )}
    </>
  )
}
