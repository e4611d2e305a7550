import { useMessages } from '../../../src/i18n'
import { Check } from '../../../src/ui/icons'
import styles from './inline.module.css'
import type { InlineEdit } from './useInlineEdit'

/** Says for a while that a value is saved. */
export function SavedMark({ edit: { isSaved } }: { edit: InlineEdit }) {
  const t = useMessages()
  return <output className={styles.saved}>{isSaved && <Check size={14} role="img" aria-label={t('partner.general.saved')} />}</output>
}
