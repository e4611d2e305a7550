import { useMemo } from 'react'
import { useTagsQuery } from '../../../src/api/tags'
import type { Tag } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import type { Vocabulary } from './vocabulary'

const NO_TAGS: readonly Tag[] = []

/** The names that conditions are read and written with. */
export function useVocabulary(): Vocabulary {
  const t = useMessages()
  const formats = useFormats()
  const { people } = useWebsiteChanges()
  const { data: tags = NO_TAGS } = useTagsQuery()
  return useMemo(() => ({ t, formats, people, tags }), [t, formats, people, tags])
}
