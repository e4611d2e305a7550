import { CircleCheck, TriangleAlert } from '../../../src/ui/icons'
import { useFormats, useMessages } from '../../../src/i18n'
import { contrastRatio, cssColour, isHexColour, readableTextOn } from '../../../src/model'
import styles from './whiteLabel.module.css'

/** WCAG 2.2: text, and what is not text. */
const TEXT_CONTRAST = 4.5
const SHAPE_CONTRAST = 3
const WHITE = '#ffffff'

/** Whether the colour can be read: its text on it, and it on white. */
export function ColourContrast({ colour }: { colour: string }) {
  const t = useMessages()
  const formats = useFormats()
  if (!isHexColour(colour)) return <p className={styles.hint}>{t('settings.colour.none')}</p>
  const fill = cssColour(colour)
  const onFill = contrastRatio(fill, readableTextOn(fill))
  const onWhite = contrastRatio(fill, WHITE)
  const isReadable = onFill >= TEXT_CONTRAST && onWhite >= SHAPE_CONTRAST
  const Icon = isReadable ? CircleCheck : TriangleAlert
  const ratio = (value: number) => formats.number(value, { maximumFractionDigits: 1 })
  return (
    <p className={styles.contrast} data-warning={!isReadable || undefined}>
      <Icon size={14} aria-hidden />
      {t(isReadable ? 'settings.colour.good' : 'settings.colour.weak', { text: ratio(onFill), white: ratio(onWhite) })}
    </p>
  )
}
