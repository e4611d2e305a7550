import { Crop as CropIcon } from '../../../src/ui/icons'
import { useId, useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { Button, Dialog } from '../../../src/ui'
import { CENTRE, keepInside, MAX_ZOOM } from './crop'
import { CropFrame } from './CropFrame'
import { cutOut } from './drawCrop'
import styles from './picture.module.css'

interface Props {
  picture: ImageBitmap
  onTake: (cut: File | null) => void
  onClose: () => void
}

/** Asks which square of the picture is the portrait. */
export function CropDialog({ picture, onTake, onClose }: Props) {
  const t = useMessages()
  const zoomId = useId()
  const [crop, setCrop] = useState(() => keepInside(CENTRE, picture))
  const [isBusy, setBusy] = useState(false)

  async function take(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    onTake(await cutOut(picture, crop))
  }

  return (
    <Dialog
      open
      size="sm"
      icon={CropIcon}
      title={t('profile.crop.title')}
      onClose={onClose}
      onSubmit={() => void take()}
      actions={
        <>
          <Button onClick={onClose}>{t('partner.general.cancel')}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('partner.general.apply')}
          </Button>
        </>
      }
    >
      <CropFrame picture={picture} crop={crop} onChange={setCrop} />
      <label htmlFor={zoomId} className={styles.zoom}>
        {t('profile.crop.zoom')}
        <input
          id={zoomId}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => setCrop(keepInside({ ...crop, zoom: event.target.valueAsNumber }, picture))}
        />
      </label>
    </Dialog>
  )
}
