import { useMessages } from '../../../src/i18n'
import type { DetailsCard } from '../../../src/model'
import { DragHandle, IconButton } from '../../../src/ui'
import { ArrowDown, ArrowUp } from '../../../src/ui/icons'
import styles from './arrange.module.css'
import { CARD_TITLES } from './cardTitles'

interface Props {
  card: DetailsCard
  canStep: (by: 1 | -1) => boolean
  onStep: (by: 1 | -1) => void
}

/** The name of a card with what moves it. */
export function CardLine({ card: id, canStep, onStep }: Props) {
  const t = useMessages()
  const card = t(CARD_TITLES[id])
  return (
    <>
      <DragHandle label={t('websiteDetails.arrange.move', { card })} />
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
