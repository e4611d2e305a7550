import { metadataValueText } from '../../../api/customers'
import type { Translate } from '../../../i18n'
import type { Conflict } from '../conflict/Conflict'
import { mergeMetadata, readMetadata } from './mergeMetadata'
import type { NamedPropertyChange } from './NamedPropertyChange'

interface Meeting {
  /** What is sent where nobody has to choose, or who is asked takes their own. */
  readonly value: string
  readonly conflict: Conflict | null
}

/** What becomes of a change whose property somebody else has made `theirs` meanwhile. */
export function meetTheirs({ field, property, base, value: mine }: NamedPropertyChange, theirs: string, t: Translate): Meeting {
  if (property !== 'metadata') return { value: mine, conflict: { field, mine, theirs } }
  const { value, disputed } = mergeMetadata({ base, mine, theirs })
  const lines = (text: string) => {
    const metadata = readMetadata(text)
    return disputed.map((name) => `${name}: ${metadataValueText(metadata.get(name)) || t('partner.general.none')}`).join('\n')
  }
  return { value, conflict: disputed.length > 0 ? { field, mine: lines(mine), theirs: lines(theirs) } : null }
}
