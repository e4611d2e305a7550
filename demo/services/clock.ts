import type { Kysely } from 'kysely'
import type { Database } from '../db'

/** The host's time, which the control panel of the demo can move; every process reads the same offset. */
export interface Clock {
  now(): Date
  /** Reads the offset anew; called once per request. */
  refresh(): Promise<void>
  /** Sets how far the clock is from the machine's, in milliseconds. */
  setOffset(milliseconds: number): Promise<void>
}

export function createClock(db: Kysely<Database>, isDemo: boolean): Clock {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    async refresh() {
      // Nobody moves it elsewhere.
      if (!isDemo) return
      const row = await db.selectFrom('clock').select('offset_ms').executeTakeFirst()
      offset = row?.offset_ms ?? 0
    },
    async setOffset(milliseconds) {
      await db
        .updateTable('clock')
        .set({ offset_ms: Math.round(milliseconds) })
        .execute()
      offset = Math.round(milliseconds)
    },
  }
}
