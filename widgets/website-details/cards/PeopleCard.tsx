import { UsersRound } from '../../../src/ui/icons'
import { useWebsiteDetailsQuery } from '../../../src/api/websites'
import type { WebsiteDetails } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { PersonPicker, useWebsiteChanges } from '../../../src/parts/websiteChange'
import { changeInline } from '../inline/changeInline'
import { InlineText } from '../inline/InlineText'
import { useRights } from '../workflow/useRights'
import { CardContent } from './CardContent'
import { Facts } from './Facts'
import { SideCard } from './SideCard'
import { WEBSITE_LABEL_MAX_LENGTH } from '../../../src/model'

const PEOPLE = ['closed_by', 'designed_by', 'serviced_by'] as const

/** Who closed, designed and services the website, and its label: the workflow props (spec 4). */
export function PeopleCard({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const query = useWebsiteDetailsQuery(websiteId)
  return (
    <SideCard title={t('websiteDetails.people')} icon={UsersRound}>
      <CardContent query={query} rows={6}>
        {(website) => <People website={website} />}
      </CardContent>
    </SideCard>
  )
}

function People({ website }: { website: WebsiteDetails }) {
  const t = useMessages()
  const formats = useFormats()
  const may = useRights(website)
  const { apply, people } = useWebsiteChanges()
  const canEdit = may('assign_website')
  return (
    <Facts
      facts={[
        ...PEOPLE.map((role) => ({
          label: t(`websiteChange.field.${role}`),
          value: (
            <PersonPicker
              label={t(`websiteChange.field.${role}`)}
              people={people}
              person={website[role]}
              disabled={!canEdit}
              onPick={(person) => void apply([website], { [role]: person })}
            />
          ),
        })),
        {
          label: t('websiteChange.field.label'),
          value: (
            <InlineText
              label={t('websiteChange.field.label')}
              value={website.label ?? ''}
              maxLength={WEBSITE_LABEL_MAX_LENGTH}
              canEdit={canEdit}
              onSave={(label) => changeInline(apply, website, { label: label.trim() || null })}
            />
          ),
        },
        { label: t('websiteDetails.created'), value: website.created && formats.date(website.created) },
      ]}
    />
  )
}
