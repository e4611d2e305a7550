import type { ReactNode } from 'react'
import { CloudAlert, RotateCw } from '../icons'
import { Button } from '../button/Button'
import { useMessages } from '../../i18n'
import { StateView } from './StateView'

export interface FailedStateProps {
  /** What could not be shown; "This could not be loaded" if not given. */
  title?: string | undefined
  /** The reason, translated. */
  message?: ReactNode
  /** Without it there is no button: trying again would not help. */
  onRetry?: (() => void) | undefined
  busy?: boolean | undefined
  /** Where loading the page anew may help. */
  onReload?: (() => void) | undefined
}

/** Loading failed; speaks up at once and offers another try. */
export function FailedState({ title, message, onRetry, busy, onReload }: FailedStateProps) {
  const t = useMessages()
  return (
    <StateView
      role="alert"
      tone="error"
      icon={CloudAlert}
      title={title ?? t('partner.general.loadFailed')}
      description={message}
      action={
        (onRetry || onReload) && (
          <>
            {onRetry && (
              <Button icon={RotateCw} busy={busy} onClick={onRetry}>
                {t('partner.general.retry')}
              </Button>
            )}
            {onReload && <Button onClick={onReload}>{t('partner.general.reload')}</Button>}
          </>
        )
      }
    />
  )
}
