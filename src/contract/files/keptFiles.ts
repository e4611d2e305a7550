import * as v from 'valibot'
import { id } from '../tolerant'

/** Files of messages that the website is to have among its media. */
export const KeptFiles = v.object({ files: v.pipe(v.array(id), v.minLength(1), v.maxLength(50)) })
