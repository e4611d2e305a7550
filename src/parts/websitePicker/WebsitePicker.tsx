import { useState } from 'react'
import { useWebsiteSearchQuery } from '../../api/websites'
import type { Website } from '../../contract'
import { useMessages } from '../../i18n'
import { useDebounced } from '../../islands'
import { SEARCH_DEBOUNCE_MS } from '../../model'
import { ComboBox, type ComboBoxProps } from '../../ui'

export type PickedWebsite = Pick<Website, 'id' | 'title'>

interface Props extends Pick<ComboBoxProps, 'label' | 'description'> {
  value: PickedWebsite | null
  onChange: (website: Website | null) => void
  /** Whether a website can be chosen; without it all can. */
  fits?: (website: Website) => boolean
  /** Whether a website comes before the others. */
  isLikely?: (website: Website) => boolean
}

/** Chooses a website by its title, its domain or its customer. */
export function WebsitePicker({ value, onChange, fits = () => true, isLikely = () => false, ...field }: Props) {
  const t = useMessages()
  const [search, setSearch] = useState('')
  const query = useDebounced(search, SEARCH_DEBOUNCE_MS)
  const { data: websites = [], isFetching } = useWebsiteSearchQuery(query)
  const shown = websites.filter(fits).toSorted((a, b) => Number(isLikely(b)) - Number(isLikely(a)))
  return (
    <ComboBox
      {...field}
      placeholder={t('partner.general.search')}
      options={shown.map(toOption)}
      value={value && String(value.id)}
      valueLabel={value?.title}
      loading={isFetching || query !== search}
      onSearch={setSearch}
      onChange={(_, option) => onChange(option?.website ?? null)}
    />
  )
}

const toOption = (website: Website) => ({
  website,
  value: String(website.id),
  label: website.title,
  description: [website.domain, website.customer?.firm ?? website.customer?.name].filter(Boolean).join(' · ') || undefined,
})
