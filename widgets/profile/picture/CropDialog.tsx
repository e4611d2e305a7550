import { Crop as CropIcon } from '../../../src/ui/icons'
import { useId, useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { CENTRE, keepInside, MAX_ZOOM } from './crop'
import { CropFrame } from './CropFrame'
import { cutOut } from './drawCrop'
import styles from './picture.module.css'
import { FormDialog } from '../../../src/ui'

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

  async function take(): Promise<boolean> {
    onTake(await cutOut(picture, crop))
    return true
  }

  return (
    <FormDialog
      open
      size="sm"
      icon={CropIcon}
      title={t('profile.crop.title')}
      onClose={onClose}
      onSubmit={take}
      submitLabel={t('partner.general.apply')}
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
    </FormDialog>
  )
}
