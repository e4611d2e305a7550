import { Suspense } from 'react'
import { useFormats, useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { MERGE_FIELDS, mergeFieldsIn } from '../../../src/model'
import { Skeleton } from '../../../src/ui'
import type { TemplateValues } from './useTemplateForm'

const MailEditor = lazyPart(async () => ({ default: (await import('../../../src/parts/mailEditor')).MailEditor }))

/** No values here: a template is for every website. */
const FIELDS: Readonly<Record<string, string>> = Object.fromEntries(MERGE_FIELDS.map((name) => [name, '']))

interface Props {
  values: TemplateValues
  onChange: (part: Partial<TemplateValues>) => void
}

/** The text of a template, with the merge fields that nobody knows. */
export function TemplateText({ values: { subject, html }, onChange }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const unknown = mergeFieldsIn(`${subject} ${html}`).filter((name) => !Object.hasOwn(FIELDS, name))
  return (
    <Suspense fallback={<Skeleton width="100%" height="260px" />}>
      <MailEditor
        label={t('emailTemplates.text')}
        initialHtml={html}
        fields={FIELDS}
        error={unknown.length > 0 ? t('emailTemplates.unknownFields', { fields: formats.list(unknown) }) : undefined}
        onChange={(text) => onChange({ html: text })}
      />
    </Suspense>
  )
}
