import { type LoadStrategy, readLoadStrategy } from '../../model'
import { idle } from './idle'
import { interaction } from './interaction'
import { load } from './load'
import { manual } from './manual'
import { media } from './media'
import type { Strategy } from './types'
import { visible } from './visible'

export type { Scheduled } from './types'

const strategies: Readonly<Record<LoadStrategy, Strategy>> = { load, idle, visible, interaction, media, manual }

/** The strategy that `data-island-load` names, with its argument. Undefined for a name that does not exist. */
export function readStrategy(text: string): { strategy: Strategy; argument: string } | undefined {
  const found = readLoadStrategy(text)
  return found && { strategy: strategies[found.name], argument: found.argument }
}
