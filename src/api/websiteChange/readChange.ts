import { keysOf } from '../../model'
import type { ChangeField, ValueOf, WebsiteChange } from './WebsiteChange'

type Table = Readonly<Record<ChangeField, unknown>>

/** Reads all that a change says, with what the table has for each field, in the order of the table. */
export function readChange<Entries extends Table, Part>(
  change: WebsiteChange,
  table: Entries,
  read: <Field extends ChangeField>(entry: Entries[Field], value: ValueOf<Field>, field: Field) => Part,
): Part[] {
  const readOne = <Field extends ChangeField>(field: Field, value: WebsiteChange[Field] | undefined): Part[] =>
    isSaid<Field>(value) ? [read(table[field], value, field)] : []
  return keysOf<Table>(table).flatMap((field) => readOne(field, change[field]))
}

const isSaid = <Field extends ChangeField>(value: WebsiteChange[Field] | undefined): value is ValueOf<Field> => value !== undefined
