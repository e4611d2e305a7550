import { keysOf } from '../../model'
import type { ChangeField, ValueOf, WebsiteChange } from './WebsiteChange'

type Table = Readonly<Record<ChangeField, unknown>>

/** Reads all that a change says, with what the table has for each field, in the order of the table. */
export function readChange<Entries extends Table, Part>(
  change: WebsiteChange,
  table: Entries,
  read: <Field extends ChangeField>(entry: Entries[Field], value: ValueOf<Field>, field: Field) => Part,
): Part[] {
  const parts: Part[] = []
  // Thousands of websites are asked one after the other: nothing is made for fields of which the change says nothing.
  const readOne = <Field extends ChangeField>(field: Field, value: WebsiteChange[Field] | undefined): void => {
    if (isSaid<Field>(value)) parts.push(read(table[field], value, field))
  }
  for (const field of keysOf<Table>(table)) readOne(field, change[field])
  return parts
}

const isSaid = <Field extends ChangeField>(value: WebsiteChange[Field] | undefined): value is ValueOf<Field> => value !== undefined
