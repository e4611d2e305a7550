/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- screen readers keep arrow keys from anything but an application */
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { useMessages } from '../../../src/i18n'
import { type Crop, move } from './crop'
import { drawCrop } from './drawCrop'
import styles from './picture.module.css'

/** Pixels the canvas is drawn with; the style sheet decides how large it is. */
const SIDE = 560
/** Part of the frame that an arrow key moves the picture by. */
const STEP = 0.05
const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

interface Props {
  picture: ImageBitmap
  crop: Crop
  onChange: (crop: Crop) => void
}

/** The picture under a round frame, moved by dragging or by the arrow keys. */
export function CropFrame({ picture, crop, onChange }: Props) {
  const t = useMessages()
  const helpId = useId()
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (ref.current) drawCrop(ref.current, picture, crop)
  }, [picture, crop])

  const onPointerMove = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons !== 1) return
    const { clientWidth } = currentTarget
    onChange(move(crop, movementX / clientWidth, movementY / clientWidth, picture))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    onChange(move(crop, ...arrow, picture))
  }

  return (
    <div className={styles.crop}>
      <canvas
        ref={ref}
        width={SIDE}
        height={SIDE}
        className={styles.canvas}
        role="application"
        tabIndex={0}
        aria-label={t('profile.crop.position')}
        aria-describedby={helpId}
        data-autofocus
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
      />
      <p id={helpId} className={styles.help}>
        {t('profile.crop.help')}
      </p>
    </div>
  )
}
