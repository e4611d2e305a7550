import { Settings2, Tags } from '../../../src/ui/icons'
import { useState } from 'react'
import { useWebsiteDetailsQuery } from '../../../src/api/websites'
import { useMessages } from '../../../src/i18n'
import { IconButton } from '../../../src/ui'
import { pagePart } from '../../../src/islands'
import { CardContent } from '../cards/CardContent'
import { SideCard } from '../cards/SideCard'
import { useRights } from '../workflow/useRights'
import { TagPicker } from './TagPicker'

const TagManager = pagePart(async () => (await import('./TagManager')).default)

/** The tags of the website, and for leaders the tags of the partner. */
export function TagsCard({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const query = useWebsiteDetailsQuery(websiteId)
  const may = useRights(query.data)
  const [isManaging, setManaging] = useState(false)
  return (
    <SideCard
      title={t('websiteDetails.tags.title')}
      icon={Tags}
      actions={
        may('manage_tags') && (
          <IconButton size="sm" icon={Settings2} label={t('websiteDetails.tags.manage')} onClick={() => setManaging(true)} />
        )
      }
    >
      <CardContent query={query} rows={2}>
        {(website) => <TagPicker website={website} canEdit={may('edit_todos_notes_tags')} canCreate={may('manage_tags')} />}
      </CardContent>
      {isManaging && <TagManager onExited={() => setManaging(false)} />}
    </SideCard>
  )
}
