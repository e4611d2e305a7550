import { useState } from 'react'
import { isPicture } from '../../../src/model'

/** A picture file on its way to the dialog that cuts the portrait out of it. */
export interface ChosenPicture {
  /** What is being cut; null while nothing is. */
  readonly picture: ImageBitmap | null
  readonly isUnreadable: boolean
  readonly choose: (file: File) => void
  readonly close: () => void
}

export function usePicture(): ChosenPicture {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)

  async function read(file: File): Promise<void> {
    const bitmap = (await isPicture(file)) ? await createImageBitmap(file).catch(() => null) : null
    setUnreadable(bitmap === null)
    setPicture(bitmap)
  }
  return { picture, isUnreadable, choose: (file) => void read(file), close: () => setPicture(null) }
}
