import { api_cms_ai_prompt, type CollectionField } from '../../../src/contract'
import { lazyPart, useIsland } from '../../../src/islands'
import { Suspense } from 'react'
import { Checkbox, DateField, DecimalField, TextArea, TextField } from '../../../src/ui'

const AssistantDraft = lazyPart(() => import('./AssistantDraft'))

interface Props {
  field: CollectionField
  websiteId: number
  value: unknown
  error: string | undefined
  onChange: (value: unknown) => void
}

const INPUT_TYPES = { email: 'email', link: 'url', image: 'url' } as const
const isInputType = (type: string): type is keyof typeof INPUT_TYPES => type in INPUT_TYPES

/** Where the value of a field is entered, as its type asks for. Texts may be written by the assistant. */
export function ValueField({ field: { name, type, required }, websiteId, value, error, onChange }: Props) {
  const { router } = useIsland()
  const common = { label: name, error, required }
  const text = typeof value === 'string' ? value : ''
  if (type === 'boolean') return <Checkbox label={name} error={error} checked={value === true} onChange={onChange} />
  // Keyboards of phones for decimals have no minus.
  if (type === 'number')
    return <DecimalField {...common} inputMode="text" value={typeof value === 'number' ? value : null} onChange={onChange} />
  if (type === 'date') return <DateField {...common} value={text} onChange={onChange} />
  if (isInputType(type)) return <TextField {...common} type={INPUT_TYPES[type]} value={text} onChange={onChange} />
  return (
    <div>
      <TextArea {...common} dir="auto" rows={type === 'html' ? 6 : 2} value={text} onChange={onChange} />
      {router.has(api_cms_ai_prompt.name) && (
        <Suspense>
          <AssistantDraft name={name} text={text} websiteId={websiteId} onAccept={onChange} />
        </Suspense>
      )}
    </div>
  )
}
