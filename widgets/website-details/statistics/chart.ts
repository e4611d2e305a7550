interface Size {
  readonly width: number
  readonly height: number
}

/** Points of a line over equal steps, from the lower left corner up; a single value is drawn as a level line. */
export function linePoints(values: readonly number[], max: number, { width, height }: Size): string {
  const top = Math.max(max, 1)
  const step = width / Math.max(values.length - 1, 1)
  const level = values.length === 1 ? [...values, ...values] : values
  return level.map((value, index) => `${round(index * step)},${round(height - (value / top) * height)}`).join(' ')
}

const round = (number: number): number => Math.round(number * 10) / 10
