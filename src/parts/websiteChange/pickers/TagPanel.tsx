import { useEffect, useRef, useState } from 'react'
import { useTagsQuery } from '../../../api/tags'
import type { Tag, Website } from '../../../contract'
import { useMessages } from '../../../i18n'
import { useWebsiteChanges } from '../WebsiteChanges'
import { Badge, Checkbox, SearchField, Spinner, Stack } from '../../../ui'
import styles from './tagPanel.module.css'

interface Props {
  websites: readonly Website[]
  /** Whether the search has the focus at once: who came by a key goes on by typing. */
  isTyped?: boolean
  /** Told of each change at once; it resolves to the ids of what was not changed. */
  onSent?: ((sent: Promise<ReadonlySet<number>>) => void) | undefined
}

/** Gives tags to websites and takes them away. A tag that only some have is given to the rest first. */
export function TagPanel({ websites, isTyped, onSent }: Props) {
  const t = useMessages()
  const { apply } = useWebsiteChanges()
  const { data: tags, isLoading } = useTagsQuery()
  const [search, setSearch] = useState('')
  const box = useRef<HTMLDivElement>(null)
  // Also where the panel was there before its websites were.
  useEffect(() => {
    if (isTyped) box.current?.querySelector('input')?.focus()
  }, [isTyped])
  const countOf = ({ id }: Tag) => websites.filter((website) => website.tags.some((tag) => tag.id === id)).length
  const shown = tags?.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase())) ?? []

  const toggle = (tag: Tag, isOn: boolean) => {
    const sent = apply(websites, isOn ? { addTags: [tag] } : { removeTags: [tag] })
    onSent?.(sent)
  }

  return (
    <Stack ref={box} gap={3} className={styles.panel}>
      <SearchField label={t('websiteChange.tags.search')} value={search} onChange={setSearch} />
      {isLoading && <Spinner label={t('partner.general.loading')} />}
      <div className={styles.tags}>
        {shown.map((tag) => {
          const count = countOf(tag)
          return (
            <div key={tag.id} className={styles.tag}>
              <Checkbox
                label={tag.name}
                checked={count === websites.length}
                indeterminate={count > 0 && count < websites.length}
                onChange={(isOn) => toggle(tag, isOn)}
              />
              <span aria-hidden>
                <Badge colour={tag.color}>{tag.name.slice(0, 2)}</Badge>
              </span>
            </div>
          )
        })}
        {tags && shown.length === 0 && <p className={styles.note}>{t('websiteChange.tags.none')}</p>}
      </div>
    </Stack>
  )
}
