import type { Website } from '../../../contract'
import { useWebsiteChanges } from '../WebsiteChanges'
import { TagList, type TagListProps } from './TagList'

interface Props extends Pick<TagListProps, 'isTyped'> {
  websites: readonly Website[]
  /** Told of each change at once; it resolves to the ids of what was not changed. */
  onSent?: ((sent: Promise<ReadonlySet<number>>) => void) | undefined
}

/** Gives tags to websites and takes them away. */
export function TagPanel({ websites, isTyped, onSent }: Props) {
  const { apply } = useWebsiteChanges()
  return (
    <TagList
      tagged={websites}
      isTyped={isTyped}
      onToggle={(tag, isOn) => {
        const sent = apply(websites, isOn ? { addTags: [tag] } : { removeTags: [tag] })
        onSent?.(sent)
      }}
    />
  )
}
