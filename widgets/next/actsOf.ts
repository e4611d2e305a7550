import { type NextItem, partner_email_composer } from '../../src/contract'
import { EXPIRING_DAYS, may, unreachable } from '../../src/model'
import type { Router } from '../../src/routes'

/** What ends that something waits: at once, or by what opens. */
export type Finish = 'done' | 'status' | 'remind' | 'open'
/** What puts it off, by what opens or at once. Null where nothing does. */
export type PutOff = 'snooze' | 'due' | 'pause' | 'mute' | null

export interface Acts {
  readonly finish: Finish
  readonly putOff: PutOff
}

/** What can be done about something from its row. */
export function actsOf({ kind, fault, days }: NextItem, router: Router, roles: readonly string[]): Acts {
  switch (kind) {
    case 'ticket':
    case 'feedback':
      return { finish: 'done', putOff: 'snooze' }
    case 'todo':
      return { finish: 'done', putOff: 'due' }
    case 'website':
      return { finish: 'status', putOff: 'due' }
    case 'reengage': {
      const canWrite = router.has(partner_email_composer.name) && may('handle_messages', roles) !== 'none'
      return { finish: canWrite ? 'remind' : 'status', putOff: 'pause' }
    }
    case 'domain':
      // What does not work, or has ended, cannot be put off.
      return { finish: 'open', putOff: fault || days > EXPIRING_DAYS ? null : 'mute' }
    default:
      return unreachable(kind)
  }
}
