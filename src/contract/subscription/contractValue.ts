import * as v from 'valibot'
import { id } from '../tolerant'
import { Money } from './money'

/** What the contract of a website brings in a month; a year's price is divided. */
export const ContractValue = v.object({ website: id, ...Money.entries })
export type ContractValue = v.InferOutput<typeof ContractValue>
