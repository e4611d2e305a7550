import { type Crop, squareOf } from './crop'

/** Pixels; twice the largest size a portrait is shown at, and more. */
const PORTRAIT_SIDE = 512
const QUALITY = 0.9

export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, side } = squareOf(crop, picture)
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** The chosen square as a file of its own. Browsers that cannot write WebP write PNG. */
export async function cutOut(picture: ImageBitmap, crop: Crop): Promise<File | null> {
  const canvas = document.createElement('canvas')
  canvas.width = PORTRAIT_SIDE
  canvas.height = PORTRAIT_SIDE
  drawCrop(canvas, picture, crop)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', QUALITY)
  })
  return blob && new File([blob], `portrait.${blob.type.slice('image/'.length)}`, { type: blob.type })
}
