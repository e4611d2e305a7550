import type { WebsiteChange } from '../../../src/api/websiteChange'
import type { Website } from '../../../src/contract'
import type { ErrorObject } from '../../../src/http'
import type { WebsiteChanges } from '../../../src/parts/websiteChange'
import type { orThrow } from './orThrow'

/** Changes a website from a field that shows itself what the server has against it. */
export async function changeInline(apply: WebsiteChanges['apply'], website: Website, change: WebsiteChange): ReturnType<typeof orThrow> {
  const failures: ErrorObject[] = []
  const left = await apply([website], change, { onFailure: (error) => failures.push(error) })
  const [failure] = failures
  if (failure) throw failure
  return left.has(website.id) ? 'theirs' : 'saved'
}
