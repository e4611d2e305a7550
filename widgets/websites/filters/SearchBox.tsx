import { useEffect, useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { LIST_FILTER_DEBOUNCE_MS } from '../../../src/model'
import { SearchField } from '../../../src/ui'
import { withFilters } from '../query/editFilters'
import { FILTER_KEYS, type FilterSet } from '../query/Filter'
import { parseFilters } from '../query/parseFilters'
import { useVocabulary } from './useVocabulary'
import { resolveWith } from './vocabulary'

interface Props {
  filters: FilterSet
  onChange: (filters: FilterSet) => void
}

/** Words to search for. What is written in the typed language becomes conditions as soon as it is complete (L-06). */
export function SearchBox({ filters, onChange }: Props) {
  const t = useMessages()
  const vocabulary = useVocabulary()
  const [draft, setDraft] = useState(filters.text)
  const [known, setKnown] = useState(filters.text)
  if (known !== filters.text) {
    setKnown(filters.text)
    setDraft(filters.text)
  }

  const commit = (text: string) => {
    const typed = parseFilters(text, resolveWith(vocabulary))
    setKnown(typed.text)
    if (typed.filters.length > 0) setDraft(typed.text && `${typed.text} `)
    if (typed.text !== filters.text || typed.filters.length > 0) onChange(withFilters({ ...filters, text: typed.text }, typed.filters))
  }

  useEffect(() => {
    if (draft.trim() === filters.text || isUnfinished(draft)) return undefined
    const timer = setTimeout(commit, LIST_FILTER_DEBOUNCE_MS, draft)
    return () => clearTimeout(timer)
  })

  return (
    <SearchField
      label={t('websites.search')}
      placeholder={t('websites.search.hint')}
      value={draft}
      onChange={(text) => (text === '' ? (setDraft(''), commit('')) : setDraft(text))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit(draft)
      }}
    />
  )
}

/** The last word may still become a condition. */
function isUnfinished(draft: string): boolean {
  const last = /(?<!\S)\S*$/.exec(draft)?.[0] ?? ''
  return FILTER_KEYS.some((key) => last.replace(/^-/, '').startsWith(`${key}:`)) || (draft.match(/"/g)?.length ?? 0) % 2 === 1
}
