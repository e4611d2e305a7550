import { useMessages } from '../../../src/i18n'
import { LOCALE_NAMES, LOCALES, TEMPLATE_CATEGORY_MAX_LENGTH, TEMPLATE_NAME_MAX_LENGTH, toLocale } from '../../../src/model'
import { FieldRow, Select, TextField } from '../../../src/ui'
import { toScope } from '../shared/toDraft'
import type { TemplateValues } from './useTemplateForm'

const CATEGORIES_ID = 'email-template-categories'

interface Props {
  values: TemplateValues
  nameError: string | undefined
  canShare: boolean
  /** Those of other templates, to choose from. */
  categories: readonly string[]
  onChange: (part: Partial<TemplateValues>) => void
}

/** What a template is found by: its name, category, language, and whose it is. */
export function TemplateFacts({ values, nameError, canShare, categories, onChange }: Props) {
  const t = useMessages()
  return (
    <FieldRow>
      <TextField
        label={t('emailTemplates.name')}
        required
        maxLength={TEMPLATE_NAME_MAX_LENGTH}
        error={nameError}
        value={values.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label={t('emailTemplates.category')}
        maxLength={TEMPLATE_CATEGORY_MAX_LENGTH}
        list={CATEGORIES_ID}
        value={values.category}
        onChange={(category) => onChange({ category })}
      />
      <datalist id={CATEGORIES_ID}>
        {categories.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <Select
        label={t('emailTemplates.language')}
        options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
        value={toLocale(values.language)}
        onChange={(language) => onChange({ language })}
      />
      <Select
        label={t('emailTemplates.scope')}
        options={(['partner', 'personal'] as const).map((value) => ({
          value,
          label: t(`emailTemplates.scope.${value}`),
          disabled: value === 'partner' && !canShare,
        }))}
        value={toScope(values.scope)}
        onChange={(scope) => onChange({ scope: scope === 'personal' ? 'personal' : 'partner' })}
      />
    </FieldRow>
  )
}
