import { SECOND_MS, SEND_UNDO_MS } from '../../../src/model'
import type { Viewer } from '../../kernel/context'

/** How long mails of this team wait before they leave (ML-02). */
export const undoMsOf = ({ settings }: Viewer): number =>
  settings.sendUndoSeconds === undefined ? SEND_UNDO_MS : settings.sendUndoSeconds * SECOND_MS
