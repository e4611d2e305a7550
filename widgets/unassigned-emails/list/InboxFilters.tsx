import { useTagsQuery } from '../../../src/api/tags'
import { api_partner_tags } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { PersonSelect, usePeople } from '../../../src/parts/people'
import { selectUser, useAppSelector } from '../../../src/store'
import { Button, FilterBar, SearchField, Select } from '../../../src/ui'
import { AlarmClock, Tag, UserRound } from '../../../src/ui/icons'
import type { InboxView } from '../desk/useInboxView'
import styles from './inboxFilters.module.css'

interface Props {
  view: InboxView
  search: string
  onSearch: (search: string) => void
  onChange: (part: Partial<Pick<InboxView, 'person' | 'tag' | 'snoozed'>>) => void
}

/** Narrows the mails by words, to those of a person or with a tag, and to those that are put off. */
export function InboxFilters({ view, search, onSearch, onChange }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  const me = useAppSelector(selectUser)
  const people = usePeople()
  const { data: tags = [], isLoading } = useTagsQuery(undefined, { skip: !router.has(api_partner_tags.name) })
  const isMine = me !== null && view.person === me.id
  return (
    <FilterBar search={<SearchField value={search} onChange={onSearch} />}>
      {me && (
        <Button
          aria-pressed={isMine}
          variant={isMine ? 'primary' : 'secondary'}
          onClick={() => onChange({ person: isMine ? null : me.id })}
        >
          {t('unassignedEmails.mine')}
        </Button>
      )}
      {view.folder !== 'removed' && (
        <Button
          icon={AlarmClock}
          aria-pressed={view.snoozed}
          variant={view.snoozed ? 'primary' : 'secondary'}
          onClick={() => onChange({ snoozed: !view.snoozed })}
        >
          {t('unassignedEmails.onlySnoozed')}
        </Button>
      )}
      <div className={styles.choice}>
        <PersonSelect
          label={t('unassignedEmails.assignedTo')}
          hideLabel
          icon={UserRound}
          placeholder={t('unassignedEmails.everybody')}
          people={people.filter(({ active, id }) => active || id === view.person)}
          value={view.person === null ? '' : String(view.person)}
          onChange={(id) => onChange({ person: Number(id) || null })}
        />
      </div>
      {/* It has its place while the tags are on their way: the list below would give way to it. */}
      {(isLoading || tags.length > 0) && (
        <div className={styles.choice}>
          <Select
            label={t('unassignedEmails.tags')}
            hideLabel
            icon={Tag}
            placeholder={t('unassignedEmails.allTags')}
            options={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={view.tag === null ? '' : String(view.tag)}
            onChange={(id) => onChange({ tag: Number(id) || null })}
          />
        </div>
      )}
    </FilterBar>
  )
}
