import { useEffect, useRef, useState } from 'react'
import { useTagsQuery } from '../../../api/tags'
import type { Tag } from '../../../contract'
import { useMessages } from '../../../i18n'
import { initials, searchFor } from '../../../model'
import { Badge, Checkbox, SearchField, Spinner, Stack } from '../../../ui'
import styles from './tagPanel.module.css'

export interface TagListProps {
  /** What is given tags, with those that it has. */
  tagged: readonly { readonly tags: readonly Pick<Tag, 'id'>[] }[]
  /** Whether the search has the focus at once: who came by a key goes on by typing. */
  isTyped?: boolean | undefined
  onToggle: (tag: Tag, isOn: boolean) => void
}

/** All tags of the team, with those that everything here has. A tag that only some have is given to the rest first. */
export function TagList({ tagged, isTyped, onToggle }: TagListProps) {
  const t = useMessages()
  const { data: tags, isLoading } = useTagsQuery()
  const [search, setSearch] = useState('')
  const box = useRef<HTMLDivElement>(null)
  // Also where the panel was there before what it is about.
  useEffect(() => {
    if (isTyped) box.current?.querySelector('input')?.focus()
  }, [isTyped])
  const countOf = ({ id }: Tag) => tagged.filter((one) => one.tags.some((tag) => tag.id === id)).length
  const isFound = searchFor(search)
  const shown = tags?.filter(({ name }) => isFound(name)) ?? []

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
                checked={count === tagged.length}
                indeterminate={count > 0 && count < tagged.length}
                onChange={(isOn) => onToggle(tag, isOn)}
              />
              <span aria-hidden>
                <Badge colour={tag.color}>{initials(tag)}</Badge>
              </span>
            </div>
          )
        })}
        {tags && shown.length === 0 && <p className={styles.note}>{t('websiteChange.tags.none')}</p>}
      </div>
    </Stack>
  )
}
