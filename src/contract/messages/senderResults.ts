import * as v from 'valibot'
import { maybe } from '../tolerant'

/** What a mail exchanger found out about the sender of a mail (RFC 8601). */
export const SenderResults = v.object({ spf: maybe(v.string()), dkim: maybe(v.string()), dmarc: maybe(v.string()) })
