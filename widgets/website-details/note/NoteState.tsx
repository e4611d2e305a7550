import { Check, CloudAlert, CloudOff } from '../../../src/ui/icons'
import type { Note } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { reasonFor } from '../../../src/parts/submit'
import { fullName, unreachable } from '../../../src/model'
import { Button, Spinner } from '../../../src/ui'
import styles from './note.module.css'
import type { NoteSaving } from './useNoteSaving'

interface Props {
  state: Exclude<NoteSaving, { kind: 'secret' }>
  note: Note
  onRetry: () => void
}

/** Whether the note is saved: when and by whom, or why not. */
export function NoteState({ state, note, onRetry }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { updatedAt, updatedBy } = note

  switch (state.kind) {
    case 'saving':
      return (
        <p className={styles.state}>
          <Spinner size="xs" /> {t('websiteDetails.note.saving')}
        </p>
      )
    case 'typing':
      return <p className={styles.state}>{t('partner.general.unsavedChanges')}</p>
    case 'offline':
      return (
        <p role="status" className={styles.state} data-tone="warning">
          <CloudOff size={14} aria-hidden /> {t('websiteDetails.note.offline')}
        </p>
      )
    case 'failed':
      return (
        <div role="alert" className={styles.state} data-tone="error">
          <CloudAlert size={14} aria-hidden />
          <span>
            {reasonFor(
              state.error,
              t('websiteChange.notSaved', {
                field: t('websiteDetails.note.title'),
                reason: t(state.error.message, state.error.values),
              }),
            ) ?? t('partner.general.unsavedChanges')}
          </span>
          <Button size="sm" onClick={onRetry}>
            {t('partner.general.retry')}
          </Button>
        </div>
      )
    case 'saved':
      if (!updatedAt) return null
      return (
        <p role="status" className={styles.state}>
          <Check size={14} aria-hidden />
          {t('websiteDetails.note.saved', {
            time: formats.shortDateTime(updatedAt),
            name: updatedBy ? fullName(updatedBy) : t('partner.general.nobody'),
          })}
        </p>
      )
    default:
      return unreachable(state)
  }
}
