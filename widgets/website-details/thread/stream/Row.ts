import type { Message } from '../../../../src/contract'
import type { IsoDay } from '../../../../src/model'

/** What stands in the stream: the beginning of a day, a message, or several of the system's in one. */
export type Row =
  | { readonly kind: 'day'; readonly key: string; readonly day: IsoDay }
  | { readonly kind: 'message'; readonly key: string; readonly message: Message }
  | { readonly kind: 'run'; readonly key: string; readonly messages: readonly Message[] }

/** Rows that are drawn and left out together. */
export interface RowBlock {
  readonly key: number
  readonly rows: readonly Row[]
}

export const messagesOf = (row: Row): readonly Message[] => (row.kind === 'day' ? [] : row.kind === 'run' ? row.messages : [row.message])
