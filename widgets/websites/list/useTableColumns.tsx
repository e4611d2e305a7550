import { useMemo } from 'react'
import type { WebsiteView } from '../../../src/model'
import type { Website } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import type { Column } from '../../../src/ui'
import { type ChosenColumn, shownWidth, usualWidth, widthWithin, writeColumns } from './chosenColumns'
import { tableColumn } from './columns'
import { WidthHandle } from './WidthHandle'

interface Options {
  readonly view: WebsiteView
  readonly chosen: readonly ChosenColumn[]
  readonly left: ReadonlySet<number>
  readonly keep: (columns: readonly string[] | null) => void
}

/** The columns of the table, whose edges change their widths. */
export function useTableColumns({ view, chosen, left, keep }: Options): readonly Column<Website>[] {
  const t = useMessages()
  const formats = useFormats()
  const oldFrom = useIsland().page.config.statusAgeDays
  return useMemo(() => {
    const change = (widthOf: (column: ChosenColumn) => number | null) =>
      keep(
        writeColumns(
          chosen.map((column) => ({ ...column, width: widthOf(column) })),
          view,
        ),
      )
    const onWidths = (widths: ReadonlyMap<string, number>) => change(({ key }) => widthWithin(widths.get(key) ?? usualWidth(key)))
    return chosen.map((column) => {
      const onReset = () => change(({ key, width }) => (key === column.key ? null : width))
      const headerEnd = <WidthHandle onWidths={onWidths} onReset={onReset} />
      return tableColumn(column.key, { width: shownWidth(column, chosen), headerEnd }, left, { t, formats, oldFrom })
    })
  }, [chosen, keep, view, left, t, formats, oldFrom])
}
