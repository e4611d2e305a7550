import type { IncomingMail } from '../../services/mailReader/readMail'
import type { StoredFile } from './keepFiles'

/** A mail that was read, with all that is to be kept of it in the file store. */
export interface ReceivedMail {
  mail: IncomingMail
  files: readonly StoredFile[]
  source: string
}
