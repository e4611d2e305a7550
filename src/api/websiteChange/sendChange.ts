import type { Website } from '../../contract'
import type { AppThunk } from '../../store'
import type { ChangeResult } from './ChangeResult'
import type { ChangeOptions, ChangeProgress } from './FieldRule'
import { sendToMany } from './sendToMany'
import { sendToOne } from './sendToOne'
import type { WebsiteChange } from './WebsiteChange'

/** Sends a change to the server, for one website or for many. */
export function sendChange(
  open: readonly Website[],
  change: WebsiteChange,
  options: ChangeOptions = {},
  progress?: ChangeProgress,
): AppThunk<Promise<ChangeResult>> {
  const [first, ...others] = open
  return first && others.length === 0 && !options.asStaff ? sendToOne(first, change, options) : sendToMany(open, change, options, progress)
}
