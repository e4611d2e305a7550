/** Whether every column says how wide it is. */
export const hasPixels = (columns: readonly { pixels?: number | undefined }[]): boolean =>
  columns.every(({ pixels }) => pixels !== undefined)
