import type { Kysely } from 'kysely'
import type { Database } from '../db'

/** The host's time, which the control panel of the demo can move; every process reads the same offset. */
export interface Clock {
  now(): Date
  /** Reads the offset anew. */
  refresh(): Promise<void>
  /** Takes an offset that somebody has just read. */
  follow(milliseconds: number): void
  /** Sets how far the clock is from the machine's, in milliseconds. */
  setOffset(milliseconds: number): Promise<void>
}

export function createClock(db: Kysely<Database>, isDemo: boolean): Clock {
  let offset = 0
  const follow = (milliseconds: number) => {
    // Nobody moves it elsewhere.
    if (isDemo) offset = milliseconds
  }
  return {
    follow,
    now: () => new Date(Date.now() + offset),
    async refresh() {
      if (!isDemo) return
      const row = await db.selectFrom('clock').select('offset_ms').executeTakeFirst()
      follow(row?.offset_ms ?? 0)
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
