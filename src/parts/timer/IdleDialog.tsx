import { Coffee } from '../../ui/icons'
import { useEffect, useEffectEvent } from 'react'
import { useFormats, useMessages } from '../../i18n'
import { MINUTE_MS } from '../../model'
import { Button, Dialog } from '../../ui'

interface Props {
  /** Since when nobody did anything, by the server's clock; null while somebody does. */
  since: number | null
  website: string
  /** Whether this page acts when nobody answers. */
  decides: boolean
  onKeep: () => void
  onDiscard: (since: number) => void
  onSplit: (since: number) => void
}

/** Without an answer the timer stops at the last activity (TM-04). */
const ANSWER_MS = 5 * MINUTE_MS

/** Asks whether the time since the last activity was worked (TM-03, TM-04). */
export default function IdleDialog({ since, website, decides, onKeep, onDiscard, onSplit }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const time = since === null ? '' : formats.time(since)
  const giveUp = useEffectEvent(() => since !== null && onDiscard(since))

  useEffect(() => {
    if (since === null || !decides) return undefined
    const timer = setTimeout(() => giveUp(), ANSWER_MS)
    return () => clearTimeout(timer)
  }, [since, decides])

  return (
    <Dialog
      open={since !== null}
      icon={Coffee}
      title={t('timer.idle.title')}
      size="md"
      actions={
        <>
          <Button onClick={() => since !== null && onDiscard(since)}>{t('timer.idle.discard', { time })}</Button>
          <Button onClick={() => since !== null && onSplit(since)}>{t('timer.idle.split')}</Button>
          <Button variant="primary" data-autofocus onClick={onKeep}>
            {t('timer.idle.keep')}
          </Button>
        </>
      }
    >
      <p>{t('timer.idle.text', { time, website })}</p>
    </Dialog>
  )
}
