import { useState } from 'react'
import { useCancelDomainMutation } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { ConfirmDialog, RadioGroup } from '../../../src/ui'
import { Consequences } from './Consequences'

interface Props {
  readonly websiteId: number
  readonly domain: Domain
  readonly onExited: () => void
}

/** Cancels to the end of the term, or at once after typing the name (DR-05). */
export default function CancelDialog({ websiteId, domain, onExited }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const [when, setWhen] = useState('end')
  const [cancel] = useCancelDomainMutation()
  const { busy, error, run } = useSubmit()
  const name = domain.unicodeName ?? domain.name
  const submit = async () => {
    if (await run(() => cancel({ websiteId, id: domain.id, immediate: when === 'now' }).unwrap())) onExited()
  }
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={t('domains.cancel.of', { domain: name })}
      confirmLabel={t('domains.cancel')}
      typeToConfirm={name}
      onConfirm={() => void submit()}
      onClose={onExited}
    >
      <RadioGroup
        label={t('domains.cancel.when')}
        value={when}
        onChange={setWhen}
        options={[
          {
            value: 'end',
            label: t('domains.cancel.end', { date: domain.expiresAt ? formats.date(domain.expiresAt) : '' }),
            description: t('domains.cancel.end.hint'),
          },
          { value: 'now', label: t('domains.cancel.now'), description: t('domains.cancel.now.hint') },
        ]}
      />
      <Consequences domain={domain} />
      <Refusal error={error} />
    </ConfirmDialog>
  )
}
