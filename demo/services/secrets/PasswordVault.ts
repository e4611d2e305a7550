import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '../../../src/model'
import type { Side } from '../../db/tables/mailTransfers'

export type Passwords = Readonly<Record<Side, string>>

/** A transfer that nobody goes on with is forgotten by then. */
const KEPT_MS = 12 * HOUR_MS

/** The passwords of transfers under way. They are in the memory of this process and nowhere else. */
export class PasswordVault {
  /** Names this process on the transfers it works on: no other one could. */
  readonly holder = randomUUID()
  readonly #kept = new Map<number, { passwords: Passwords; until: number }>()

  keep(transferId: number, passwords: Passwords): void {
    this.#kept.set(transferId, { passwords, until: Date.now() + KEPT_MS })
  }

  get(transferId: number): Passwords | null {
    const entry = this.#kept.get(transferId)
    if (!entry) return null
    if (entry.until < Date.now()) {
      this.#kept.delete(transferId)
      return null
    }
    return entry.passwords
  }

  forget(transferId: number): void {
    this.#kept.delete(transferId)
  }
}
