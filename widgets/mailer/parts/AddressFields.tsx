import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MailerOptions } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Button } from '../../../src/ui'
import { Plus } from '../../../src/ui/icons'
import type { Draft } from '../shared/Draft'
import styles from '../shared/mailer.module.css'
import { AddressField } from './AddressField'

interface Props {
  toRef: RefObject<HTMLInputElement | null>
  options: MailerOptions
  draft: Draft
  error: string | undefined
  onChange: (part: Partial<Draft>) => void
}

/** Who gets the mail; copies are asked for only by those who want them. */
export function AddressFields({ toRef, options, draft, error, onChange }: Props) {
  const t = useMessages()
  const { to, cc, bcc } = draft
  const [areAsked, setAsked] = useState(false)
  const copy = useRef<HTMLInputElement>(null)
  // Whoever takes the last one out may want another one.
  const [hadCopies, setHadCopies] = useState(false)
  if (!hadCopies && cc.length + bcc.length > 0) setHadCopies(true)

  useEffect(() => {
    if (areAsked) copy.current?.focus()
  }, [areAsked])
  return (
    <>
      <AddressField
        inputRef={toRef}
        label={t('mailer.to')}
        value={to}
        options={options}
        error={error}
        onChange={(addresses) => onChange({ to: addresses })}
      />
      {areAsked || hadCopies ? (
        <>
          <AddressField
            inputRef={copy}
            label={t('mailer.cc')}
            value={cc}
            options={options}
            onChange={(addresses) => onChange({ cc: addresses })}
          />
          <AddressField label={t('mailer.bcc')} value={bcc} options={options} onChange={(addresses) => onChange({ bcc: addresses })} />
        </>
      ) : (
        <p className={styles.more}>
          <Button size="sm" variant="ghost" icon={Plus} onClick={() => setAsked(true)}>
            {t('mailer.showCc')}
          </Button>
        </p>
      )}
    </>
  )
}
