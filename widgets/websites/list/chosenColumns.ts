import { COLUMN_MAX_PX, COLUMN_MIN_PX, type WebsiteView } from '../../../src/model'
import { ALL_COLUMNS, type ColumnKey, usualColumns } from './columns'

export interface ChosenColumn {
  readonly key: ColumnKey
  /** CSS pixels; null where nobody has chosen any. */
  readonly width: number | null
}

/** CSS pixels of columns nobody has given a width, where others have one. */
const TITLE_PX = 320
const USUAL_PX = 150

/** The columns to show, in order and with their widths, as `writeColumns` keeps them. The title is always there, and first. */
export function chosenColumns(kept: readonly string[] | null, view: WebsiteView): readonly ChosenColumn[] {
  const chosen = (kept ?? usualColumns(view)).flatMap(readColumn)
  const title = chosen.find(({ key }) => key === 'title') ?? { key: 'title' as const, width: null }
  const others = chosen.filter(({ key }, index) => key !== 'title' && chosen.findIndex((one) => one.key === key) === index)
  return [title, ...others]
}

function readColumn(text: string): ChosenColumn[] {
  const [name, pixels] = text.split(':')
  const key = ALL_COLUMNS.find((one) => one === name)
  return key ? [{ key, width: pixels && /^\d{2,4}$/.test(pixels) ? widthWithin(Number(pixels)) : null }] : []
}

/** Null for the usual columns in their usual order, each as wide as there is room. */
export function writeColumns(columns: readonly ChosenColumn[], view: WebsiteView): readonly string[] | null {
  const written = columns.map(({ key, width }) => (width === null ? key : `${key}:${width}`))
  return written.join() === usualColumns(view).join() ? null : written
}

export const widthWithin = (pixels: number): number => Math.round(Math.min(Math.max(pixels, COLUMN_MIN_PX), COLUMN_MAX_PX))

/** The width a column is shown with: as soon as one has been chosen all have one, as they share the same room. */
export function shownWidth({ key, width }: ChosenColumn, all: readonly ChosenColumn[]): number | null {
  if (all.every((column) => column.width === null)) return null
  return width ?? usualWidth(key)
}

export const usualWidth = (key: ColumnKey): number => (key === 'title' ? TITLE_PX : USUAL_PX)

/** Changes places of a column and its neighbour; the title keeps its own. */
export function moveColumn(columns: readonly ChosenColumn[], key: ColumnKey, by: 1 | -1): readonly ChosenColumn[] {
  const from = columns.findIndex((column) => column.key === key)
  const column = columns[from]
  if (!column || !canMove(columns, key, by)) return columns
  return columns.toSpliced(from, 1).toSpliced(from + by, 0, column)
}

export function canMove(columns: readonly ChosenColumn[], key: ColumnKey, by: 1 | -1): boolean {
  const from = columns.findIndex((column) => column.key === key)
  return from > 0 && from + by > 0 && from + by < columns.length
}
