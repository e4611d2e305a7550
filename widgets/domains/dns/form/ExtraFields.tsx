import { useMessages } from '../../../../src/i18n'
import { CAA_TAGS, EXTRA_FIELDS } from '../../../../src/model'
import { NumberField, Select } from '../../../../src/ui'
import type { DraftItem } from '../draft/useZoneDraft'

type ExtraField = NonNullable<(typeof EXTRA_FIELDS)[DraftItem['type']]>[number]

interface Props {
  readonly record: DraftItem
  readonly errorOf: (field: ExtraField) => string | undefined
  readonly onChange: (change: Partial<DraftItem>) => void
}

/** What only records of some types have: priority, weight, port, flags, tag. */
export function ExtraFields({ record, errorOf, onChange }: Props) {
  const t = useMessages()
  return (EXTRA_FIELDS[record.type] ?? []).map((field) =>
    field === 'tag' ? (
      <Select
        key={field}
        label={t('domains.dns.tag')}
        value={record.tag ?? 'issue'}
        options={CAA_TAGS.map((tag) => ({ value: tag, label: tag }))}
        error={errorOf('tag')}
        onChange={(tag) => onChange({ tag })}
      />
    ) : (
      <NumberField
        key={field}
        label={t(`domains.dns.${field}`)}
        value={record[field] ?? null}
        error={errorOf(field)}
        onChange={(number) => onChange({ [field]: number })}
      />
    ),
  )
}
