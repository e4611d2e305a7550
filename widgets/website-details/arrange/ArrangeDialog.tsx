import { LayoutDashboard } from '../../../src/ui/icons'
import { useState } from 'react'
import { useSavePreferencesMutation } from '../../../src/api/personal'
import { useMessages } from '../../../src/i18n'
import { arrange, type CardStep } from '../../../src/model'
import { selectPreferences, useAppSelector, useAttempt } from '../../../src/store'
import { Button, Dialog, useAnnounce } from '../../../src/ui'
import styles from './arrange.module.css'
import { CardOrder } from './CardOrder'
import { canStep, moveLine, toLines } from './cardLines'
import { CARD_TITLES } from './cardTitles'

/** Puts the cards in another order, with the pointer, with buttons or with Alt and the arrows; the page behind follows (WD-01). */
export default function ArrangeDialog({ onExited }: { onExited: () => void }) {
  const t = useMessages()
  const announce = useAnnounce()
  const attempt = useAttempt()
  const [isOpen, setOpen] = useState(true)
  const { cards } = useAppSelector(selectPreferences)
  const [save] = useSavePreferencesMutation()
  const lines = toLines(arrange(cards))

  const put = (next: CardStep) => void attempt({ run: () => save({ cardSteps: [next] }).unwrap() })
  const move = (from: number, before: number) => {
    const next = moveLine(lines, from, before)
    if (!next) return
    put(next)
    const { card, column, above } = next
    announce(
      t('websiteDetails.arrange.moved', {
        card: t(CARD_TITLES[card]),
        column: t(`websiteDetails.zone.${column}`),
        place: above.length + 1,
      }),
    )
  }
  const step = (from: number, by: 1 | -1) => {
    if (canStep(lines, from, by)) move(from, by === 1 ? from + 2 : from - 1)
  }

  return (
    <Dialog
      open={isOpen}
      size="sm"
      fullWidth
      icon={LayoutDashboard}
      title={t('websiteDetails.arrange.title')}
      onClose={() => setOpen(false)}
      onExited={onExited}
      actions={
        <>
          <Button disabled={!cards} onClick={() => put('usual')}>
            {t('websiteDetails.arrange.reset')}
          </Button>
          <Button variant="primary" onClick={() => setOpen(false)}>
            {t('partner.general.close')}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{t('websiteDetails.arrange.hint')}</p>
      <CardOrder lines={lines} onMove={move} onStep={step} />
    </Dialog>
  )
}
