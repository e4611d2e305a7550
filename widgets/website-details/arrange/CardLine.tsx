import type { ComponentProps } from 'react'
import { useMessages } from '../../../src/i18n'
import type { DetailsCard } from '../../../src/model'
import { IconButton } from '../../../src/ui'
import { ArrowDown, ArrowUp, GripVertical } from '../../../src/ui/icons'
import styles from './arrange.module.css'
import { CARD_TITLES } from './cardTitles'

interface Props {
  card: DetailsCard
  /** What makes a button the handle to drag it by. */
  handle: ComponentProps<'button'>
  canStep: (by: 1 | -1) => boolean
  onStep: (by: 1 | -1) => void
}

/** The name of a card with what moves it. */
export function CardLine({ card: id, handle, canStep, onStep }: Props) {
  const t = useMessages()
  const card = t(CARD_TITLES[id])
  return (
    <>
      <button type="button" {...handle} className={styles.handle} aria-label={t('websiteDetails.arrange.move', { card })}>
        <GripVertical size={16} aria-hidden />
      </button>
      <span className={styles.name}>{card}</span>
      <IconButton
        icon={ArrowUp}
        size="sm"
        label={t('websiteDetails.arrange.up', { card })}
        disabled={!canStep(-1)}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon={ArrowDown}
        size="sm"
        label={t('websiteDetails.arrange.down', { card })}
        disabled={!canStep(1)}
        onClick={() => onStep(1)}
      />
    </>
  )
}
