/** Which square of a picture is taken. `x` and `y` are its middle, as parts of width and height; `zoom` 1 is the largest square there is. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const CENTRE: Crop = { x: 0.5, y: 0.5, zoom: 1 }
export const MAX_ZOOM = 4

/** The square in pixels of the picture. */
export function squareOf({ x, y, zoom }: Crop, { width, height }: Size): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom
  return { left: x * width - side / 2, top: y * height - side / 2, side }
}

/** The nearest crop that stays within the picture. */
export function keepInside({ x, y, zoom }: Crop, { width, height }: Size): Crop {
  const scale = clamp(zoom, 1, MAX_ZOOM)
  const half = Math.min(width, height) / scale / 2
  return { x: clamp(x, half / width, 1 - half / width), y: clamp(y, half / height, 1 - half / height), zoom: scale }
}

/** Moves the picture under the frame by parts of the frame's side: 1 is a whole frame to the right or down. */
export function move(crop: Crop, right: number, down: number, size: Size): Crop {
  const { side } = squareOf(crop, size)
  return keepInside({ ...crop, x: crop.x - (right * side) / size.width, y: crop.y - (down * side) / size.height }, size)
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)
