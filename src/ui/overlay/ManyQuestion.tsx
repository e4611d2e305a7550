import { Stack } from '../layout/Stack'
import { Layers } from '../icons'
import { useFormats, useMessages } from '../../i18n'
import { Button } from '../button/Button'
import { LockedFields } from '../layout/LockedFields'
import { useViewOnly } from '../layout/useViewOnly'
import { Dialog } from './Dialog'

/** Names that are shown of many; the rest is a number. */
const SHOWN_NAMES = 3

export interface ChangeOfMany {
  /** The titles of all websites that would be changed. */
  readonly titles: readonly string[]
  /** What would become of them, one line for each kind of change. */
  readonly acts: readonly string[]
  /** What should be known before. */
  readonly warnings?: readonly string[]
}

interface Props extends ChangeOfMany {
  open: boolean
  onAnswer: (isYes: boolean) => void
}

/** Asks before many websites are changed at once. It can be undone, so the focus is on going ahead. */
export function ManyQuestion({ open, titles, acts, warnings = [], onAnswer }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const isLocked = useViewOnly() !== undefined
  const count = titles.length
  const left = count - SHOWN_NAMES
  return (
    <Dialog
      open={open}
      icon={Layers}
      size="sm"
      title={t('partner.many.title', { count })}
      onClose={() => onAnswer(false)}
      onSubmit={() => isLocked || onAnswer(true)}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{t('partner.general.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={isLocked} data-autofocus>
            {t('partner.many.confirm', { count })}
          </Button>
        </>
      }
    >
      <Stack>
        <LockedFields>
          {acts.map((act) => (
            <strong key={act}>{act}</strong>
          ))}
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
          <p>{formats.list([...titles.slice(0, SHOWN_NAMES), ...(left > 0 ? [t('partner.many.more', { count: left })] : [])])}</p>
        </LockedFields>
      </Stack>
    </Dialog>
  )
}
