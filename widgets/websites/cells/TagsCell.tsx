import { Tag as TagIcon } from '../../../src/ui/icons'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Badge } from '../../../src/ui'
import { useCellTrigger } from '../popups/CellPopups'
import styles from './cells.module.css'

interface Props {
  website: Website
  /** The most that are shown; the rest is a number. */
  max?: number
  tabIndex?: number
}

/** The tags, to be changed in place. */
export function TagsCell({ website, max = 3, tabIndex }: Props) {
  const t = useMessages()
  const { may } = useWebsiteChanges()
  const triggerOf = useCellTrigger()
  const { tags } = website
  const names = tags.map(({ name }) => name)
  const more = tags.length - max
  // What is seen, in its order; the rest in brackets.
  const said = [...names.slice(0, max), ...(more > 0 ? [`+${more} (${names.slice(max).join(', ')})`] : [])].join(', ')
  const content = (
    <>
      {/* By place: a row that shows another website keeps its elements. */}
      {tags.slice(0, max).map(({ name, color }, place) => (
        <Badge key={place} colour={color}>
          {`${name} `}
        </Badge>
      ))}
      {more > 0 && <Badge>+{more}</Badge>}
      {tags.length === 0 && <TagIcon size={14} aria-hidden />}
    </>
  )
  if (!may('edit_todos_notes_tags')) return <span className={styles.tags}>{content}</span>
  return (
    <button
      type="button"
      {...triggerOf('tags', website)}
      tabIndex={tabIndex}
      className={styles.tags}
      data-empty={tags.length === 0 || undefined}
      aria-label={t('websites.tags.change', { tags: said || t('partner.general.none') })}
    >
      {content}
    </button>
  )
}
