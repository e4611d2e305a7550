import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { cx } from '../../../src/ui'
import { PanelRight } from '../../../src/ui/icons'
import { usePeek } from './Peek'
import quiet from '../shared/quietButton.module.css'

interface Props {
  website: Website
  tabIndex?: number
  className?: string | undefined
}

/** Opens a website beside the view, for whoever has no keys at hand (OV-12). */
export function PeekButton({ website: { id, title }, tabIndex, className }: Props) {
  const t = useMessages()
  const peek = usePeek()
  if (!peek) return null
  return (
    <button
      type="button"
      className={cx(quiet.button, className)}
      tabIndex={tabIndex}
      aria-pressed={peek.openId === id}
      aria-label={t('websites.peek.open', { title })}
      title={t('websites.peek.open', { title })}
      onClick={() => peek.toggle(id)}
    >
      <PanelRight size={16} aria-hidden />
    </button>
  )
}
