import { useState } from 'react'
import { useCancelDomainMutation, useDomainSubscriptionQuery } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { RadioGroup } from '../../../src/ui'
import { SubscriptionState } from '../shared/SubscriptionState'
import { EndDialog } from './EndDialog'

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
  const { data: subscription = domain.subscription } = useDomainSubscriptionQuery({ websiteId, id: domain.id })
  const name = domain.unicodeName ?? domain.name
  return (
    <EndDialog
      domain={domain}
      title={t('domains.cancel.of', { domain: name })}
      confirmLabel={t('domains.cancel')}
      // "Cancel" beside "Cancel the domain" could mean either.
      cancelLabel={t('partner.general.back')}
      typeToConfirm={name}
      end={() => cancel({ websiteId, id: domain.id, immediate: when === 'now' }).unwrap()}
      onExited={onExited}
    >
      {subscription && <SubscriptionState subscription={subscription} />}
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
    </EndDialog>
  )
}
