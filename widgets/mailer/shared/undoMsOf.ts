import type { MailerOptions } from '../../../src/contract'
import { SEND_UNDO_MS } from '../../../src/model'

/** How long a mail can be taken back, as the team has set it (ML-02). */
export const undoMsOf = ({ undoMs }: MailerOptions['limits']): number => undoMs ?? SEND_UNDO_MS
