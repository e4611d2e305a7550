import type { WebsiteChange } from '../../../src/api/websiteChange'
import type { Website } from '../../../src/contract'
import type { ErrorObject } from '../../../src/http'
import type { FieldEnding, WebsiteChanges } from '../../../src/parts/websiteChange'

/** Changes a website from a field that shows itself what the server has against it. */
export async function changeInline(apply: WebsiteChanges['apply'], website: Website, change: WebsiteChange): Promise<FieldEnding> {
  const failures: ErrorObject[] = []
  const left = await apply([website], change, { onFailure: (error) => failures.push(error) })
  const [failure] = failures
  if (failure) throw failure
  return left.has(website.id) ? 'theirs' : 'saved'
}
