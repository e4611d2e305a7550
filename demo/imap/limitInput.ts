import type { Connection } from 'hoodiecrow-imap'
import { MAILBOX_MAX_BYTES } from '../../src/model'

/** Before somebody has signed in there is nothing long to say. */
const STRANGER_MAX_BYTES = 64 * 1024

/** Ends with whoever says more in one command than there is use for: the package keeps it all in one text, whose end is that of the host. */
export function limitInput(connection: Connection): void {
  const { socket } = connection
  socket?.on('data', () => {
    const { state, _command, _remainder, _literalRemaining } = connection
    const most = state === 'Not Authenticated' ? STRANGER_MAX_BYTES : MAILBOX_MAX_BYTES
    if (_command.length + _remainder.length + _literalRemaining > most) socket.destroy()
  })
}
