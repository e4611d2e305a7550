import * as v from 'valibot'
import { WEB_ADDRESS } from '../patterns'

/** A picture on the internet that a mail shows, by the address the mail names. */
export const MailPictureQuery = v.object({ url: v.pipe(v.string(), v.maxLength(4_000), v.regex(WEB_ADDRESS)) })
