import type { Services } from '../../kernel/context'

/** What taking a mail in needs of the host. */
export type ReceiveServices = Pick<Services, 'db' | 'clock' | 'files' | 'mail' | 'mailReader' | 'mailReceived' | 'root' | 'virusScanner'>
