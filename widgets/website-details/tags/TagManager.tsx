import { Tags } from 'lucide-react'
import { useState } from 'react'
import { useTagsQuery } from '../../../src/api'
import { useMessages } from '../../../src/i18n'
import { Dialog, EmptyState } from '../../../src/ui'
import { CardContent } from '../cards/CardContent'
import { TagRow } from './TagRow'
import styles from './tags.module.css'

/** The partner's tags: rename, recolour, delete (WG-03). */
export function TagManager({ onExited }: { onExited: () => void }) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(true)
  const query = useTagsQuery()
  return (
    <Dialog open={isOpen} icon={Tags} title={t('tags.manage')} onClose={() => setOpen(false)} onExited={onExited}>
      <CardContent query={query} rows={5}>
        {(tags) =>
          tags.length === 0 ? (
            <EmptyState icon={Tags} title={t('tags.noneYet')} />
          ) : (
            <ul className={styles.manager}>
              {tags.map((tag) => (
                <TagRow key={tag.id} tag={tag} all={tags} />
              ))}
            </ul>
          )
        }
      </CardContent>
    </Dialog>
  )
}
