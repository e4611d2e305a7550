import { useMessages } from '../../../../src/i18n'
import { absoluteHost, HOST_TYPES, TECHNICAL_TYPES } from '../../../../src/model'
import { AS_TYPED, TextArea, TextField } from '../../../../src/ui'
import type { DraftItem } from '../draft/useZoneDraft'

interface Props {
  readonly record: Pick<DraftItem, 'type' | 'content'>
  readonly domain: string
  /** What is kept of it. */
  readonly kept: string
  readonly error: string | undefined
  readonly onChange: (content: string) => void
}

/** What a record says: long texts have room; a host is shown in full where less was typed, a text without its quotes where it was typed with them. */
export function ValueField({ record: { type, content }, domain, kept, error, onChange }: Props) {
  const t = useMessages()
  const field = { label: t('domains.dns.value'), ...AS_TYPED, value: content, error, onChange }
  if (type === 'TXT') return <TextArea {...field} rows={2} description={kept === content ? undefined : kept} />
  const host = HOST_TYPES.includes(type) && content.trim() ? absoluteHost(content, domain) : null
  const shownHost = host !== null && host !== content.trim() ? host : undefined
  const hint = TECHNICAL_TYPES.includes(type) ? t(`domains.dns.hint.${type}`) : shownHost
  return <TextField {...field} description={hint} />
}
