import { REFUSAL_STATUSES } from '../../contract'
import { type Check, error, warning } from '../checkList'

/** Everything that is looked for in answers. Ids are never renamed or reused: builds filter by them. */
export const VERIFY_CHECKS = {
  unreachable: error('Answer every call; the log of your server says what became of this one.'),
  missing: error('Serve the route, or leave its name out of the page.'),
  status: error(`Answer with status 200, or refuse with ${REFUSAL_STATUSES.join(', ')} and a reason.`),
  login: error('Pass the cookie, the header or the fields of somebody who is signed in.'),
  type: error('Answer with "Content-Type: application/json".'),
  syntax: error('Answer with JSON in UTF-8.'),
  answer: error('Answer in the form that the contract describes, see openapi.json.'),
  refusal: error('Refuse with JSON: {"errors": [{"name": …, "message": …}]} or {"error": …}, in words for the person.'),
  paging: error('Let "pagination" tell of this very answer, and answer with the page and the number of rows that were asked for.'),
  query: error('Refuse a query that does not fit with 422, or read it as if it were not there.'),
  nobody: error('Answer 404 to ids that nobody has, and to what is no id.'),
  stranger: error('Answer 401 to whoever is not signed in, before anything is read or changed.'),
  rights: error('Answer 403 to whoever has not the right, and 404 to whose it is not.'),
  partner: error('Send X-Partner with the partner of the session, and refuse a call that names another one with 409.'),
  csrf: error('Refuse changing calls without the token of the page, or without X-Requested-With, with 403.'),
  body: error('Refuse a body that does not fit with 422 and the names of its fields.'),
  write: error('What was made is in its list until it is taken away, and then it is not.'),
  caching: error('Send "Cache-Control: no-store": what an answer says is for one person alone.'),
  slow: warning('Answer within a second: a screen waits for it.'),
} as const satisfies Readonly<Record<string, Check>>

export type VerifyCheckId = keyof typeof VERIFY_CHECKS
