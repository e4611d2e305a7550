import type { RefObject } from 'react'
import { useMessages } from '../../../../src/i18n'
import { MentionArea } from '../mentions/MentionArea'
import { type Draft, isPublic } from './Draft'

interface Props {
  websiteId: number
  draft: Draft
  area: RefObject<HTMLTextAreaElement | null>
  onChange: (part: Partial<Draft>) => void
}

/** The words of an entry. */
export function Words({ websiteId, draft: { mode, text }, area, onChange }: Props) {
  const t = useMessages()
  return (
    <MentionArea
      websiteId={websiteId}
      area={area}
      label={t(`thread.compose.${mode}`)}
      rows={2}
      placeholder={t(`thread.compose.${mode}.hint`)}
      value={text}
      isForTeam={!isPublic(mode)}
      onChange={(words) => onChange({ text: words })}
    />
  )
}
