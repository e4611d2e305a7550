import { UsersRound } from '../../../src/ui/icons'
import { useSetWebsiteWorkflowMutation, useWebsiteDetailsQuery } from '../../../src/api'
import type { WebsiteDetails } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { useChanges } from '../changes/ChangesProvider'
import { detailsField } from '../changes/detailsField'
import { InlineText } from '../inline/InlineText'
import { orThrow } from '../inline/orThrow'
import { type Colleague, useColleagues } from '../people/colleagues'
import { PersonPicker } from '../people/PersonPicker'
import { personOption } from '../people/personOption'
import { useRights } from '../workflow/useRights'
import { CardContent } from './CardContent'
import { Facts } from './Facts'
import { SideCard } from './SideCard'

const PEOPLE = ['closed_by', 'designed_by', 'serviced_by'] as const
type Role = (typeof PEOPLE)[number]

const LABEL_MAX = 200

/** Who closed, designed and services the website, and its label: the workflow props (spec 4). */
export function PeopleCard({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const query = useWebsiteDetailsQuery(websiteId)
  return (
    <SideCard title={t('details.people')} icon={UsersRound}>
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
  const people = useColleagues()
  const edit = useWorkflowEdit(website, people)
  const canEdit = may('assign_website')
  const options = people.map((person) => personOption(person, fullName(person)))
  return (
    <Facts
      facts={[
        ...PEOPLE.map((role) => ({
          label: t(`details.${role}`),
          value: (
            <PersonPicker
              label={t(`details.${role}`)}
              person={website[role]}
              options={options}
              disabled={!canEdit}
              onPick={(id) => void edit.person(role, id)}
            />
          ),
        })),
        {
          label: t('details.label'),
          value: (
            <InlineText
              label={t('details.label')}
              value={website.label ?? ''}
              maxLength={LABEL_MAX}
              canEdit={canEdit}
              onSave={(label) => orThrow(edit.label(label.trim() || null))}
            />
          ),
        },
        { label: t('details.created'), value: website.created && formats.date(website.created) },
      ]}
    />
  )
}

function useWorkflowEdit(website: WebsiteDetails, people: readonly Colleague[]) {
  const t = useMessages()
  const apply = useChanges()
  const [save] = useSetWebsiteWorkflowMutation()
  const { id, version } = website
  const find = (personId: number | null) => people.find((person) => person.id === personId) ?? null
  const nameOf = (personId: number | null) => fullName(find(personId) ?? {}) || t('partner.general.nobody')
  const changed = (field: string) => t('details.changed', { field })

  return {
    person: (role: Role, value: number | null) => {
      const field = t(`details.${role}`)
      return apply<number | null>({
        field,
        base: website[role]?.id ?? null,
        value,
        version,
        send: (person, current) => save({ id, version: current, change: { [role]: person }, shown: { [role]: find(person) } }).unwrap(),
        fetch: detailsField(id, (details) => details[role]?.id ?? null),
        show: nameOf,
        done: () => changed(field),
      })
    },
    label: (value: string | null) => {
      const field = t('details.label')
      return apply<string | null>({
        field,
        base: website.label || null,
        value,
        version,
        send: (label, current) => save({ id, version: current, change: { label }, shown: { label } }).unwrap(),
        fetch: detailsField(id, (details) => details.label || null),
        show: (label) => label ?? '',
        done: () => changed(field),
        onRefused: () => true,
      })
    },
  }
}
