import { addDays, DAY_MS, type IsoDay, todayIn } from '../../src/model'
import { createRandom, type Random } from './random'

/** What the makers of rows need: the same chance, the same clock. */
export interface SeedContext {
  random: Random
  now: Date
  /** argon2id of the demo password. */
  passwordHash: string
  /** The instant so many days before now; fractions are allowed. */
  ago(days: number): Date
  /** The calendar day so many days after today, before it when negative. */
  day(offset: number): IsoDay
}

const ZONE = 'Europe/Berlin'

export function createSeedContext(seed: number, now: Date, passwordHash: string): SeedContext {
  const today = todayIn(ZONE, now)
  return {
    random: createRandom(seed),
    now,
    passwordHash,
    ago: (days) => new Date(now.getTime() - Math.round(days * DAY_MS)),
    day: (offset) => addDays(today, offset),
  }
}
