import { Tags } from '../../../src/ui/icons'
import { useState } from 'react'
import { useTagsQuery } from '../../../src/api/tags'
import { useMessages } from '../../../src/i18n'
import { Dialog, EmptyState } from '../../../src/ui'
import { CardContent } from '../cards/CardContent'
import { TagRow } from './TagRow'
import { useTagOrder } from './useTagOrder'

/** The partner's tags: rename, recolour, reorder, merge, delete (WG-03). */
export default function TagManager({ onExited }: { onExited: () => void }) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(true)
  const query = useTagsQuery()
  const move = useTagOrder()
  return (
    <Dialog open={isOpen} icon={Tags} title={t('websiteDetails.tags.manage')} onClose={() => setOpen(false)} onExited={onExited}>
      <CardContent query={query} rows={5}>
        {(tags) =>
          tags.length === 0 ? (
            <EmptyState icon={Tags} title={t('websiteDetails.tags.noneYet')} />
          ) : (
            <ul>
              {tags.map((tag) => (
                <TagRow key={tag.id} tag={tag} all={tags} onStep={(step) => move(tags, tag.id, step)} />
              ))}
            </ul>
          )
        }
      </CardContent>
    </Dialog>
  )
}
