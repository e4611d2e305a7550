import type { Request } from '../http'
import type { Page } from '../page'
import type { Router } from '../routes'
import type { Outbox } from './network/outbox'
import type { PartnerGate } from './partnerGate'
import type { SignInGate } from './signInGate'
import type { Tabs } from './tabs/tabs'

/** Loads a page: with a new entry in the history, in the place of the current one, or the one the address bar shows. */
export type LeavePage = (url: string, how: 'assign' | 'replace' | 'reload') => void

/** What actions and endpoints work with. It never changes while the page lives, so it stays outside the state. */
export interface Services {
  readonly page: Page
  readonly router: Router
  readonly request: Request
  readonly signIn: SignInGate
  readonly partner: PartnerGate
  readonly outbox: Outbox
  readonly tabs: Tabs
  readonly leavePage: LeavePage
}
