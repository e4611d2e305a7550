import type { Column } from './column'

/** What a cell says of the least and the most width of its column. */
export function boundsOf<Row>({ least, most }: Pick<Column<Row>, 'least' | 'most'>) {
  if (least === undefined && most === undefined) return {}
  // Properties of our own are no part of React's styles.
  return { 'data-bound': true, style: { '--least': least, '--most': most } as object }
}
