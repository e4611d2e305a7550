import { Link2 } from '../../src/ui/icons'
import { useState } from 'react'
import { useAttachOfferMutation } from '../../src/api/subscription'
import { useWebsiteSearchQuery } from '../../src/api/websiteSearch'
import type { AgencyOffer } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { Refusal, useSubmit } from '../../src/parts/submit'
import { ComboBox, type ComboOption, FormDialog } from '../../src/ui'
import styles from './offers.module.css'

interface Props {
  offer: AgencyOffer
  onClose: () => void
}

/** Chooses a website, by its name or its customer, for whose customer the offer is meant (AO-03). */
export default function AttachDialog({ offer, onClose }: Props) {
  const t = useMessages()
  const [search, setSearch] = useState('')
  const [target, setTarget] = useState<ComboOption | null>(null)
  const { data: websites = [], isFetching } = useWebsiteSearchQuery(search)
  const [attach] = useAttachOfferMutation()
  const { error, run } = useSubmit()
  const options = websites
    .filter(({ id }) => !offer.websites.some((attached) => attached.id === id))
    .map(({ id, title, domain, customer }) => ({
      value: String(id),
      label: title,
      description: [domain, customer?.firm ?? customer?.name].filter(Boolean).join(' · ') || undefined,
    }))
  return (
    <FormDialog
      icon={Link2}
      title={t('offers.attachOf', { title: offer.title })}
      onExited={onClose}
      onSubmit={() => run(() => attach({ params: { offer: offer.id, website: Number(target?.value) } }).unwrap())}
      submitLabel={t('offers.attach.submit')}
      disabled={!target}
    >
      <p className={styles.hint}>{t('offers.attach.hint')}</p>
      <ComboBox
        label={t('offers.attach.website')}
        placeholder={t('partner.general.search')}
        options={options}
        value={target?.value ?? null}
        valueLabel={target?.label}
        loading={isFetching}
        onSearch={setSearch}
        onChange={(value) => setTarget(options.find((option) => option.value === value) ?? null)}
      />
      <Refusal error={error} />
    </FormDialog>
  )
}
