import type { HostContext, Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import type { Outcome } from './changeWebsite'
import { websiteAfterChange } from '../details/findWebsite'

interface ChangeRequest {
  c: HostContext
  services: Services
  viewer: Viewer
}

/** The website as it is now; with 409 when the change was made on an older one, with 422 when the workflow is against it. */
export async function answerChange({ c, services, viewer }: ChangeRequest, websiteId: number, outcome: Outcome) {
  if (outcome.kind === 'refused') throw new HttpError(422, 'refusal.fields', { errors: outcome.errors })
  const website = await websiteAfterChange(services, viewer, websiteId)
  if (outcome.kind === 'stale') return c.json(website, 409)
  return outcome.kind === 'changed' ? { ...website, change: outcome.change } : website
}

/** The version a change was made on: in the body, or where there is none in the header If-Match. */
export function versionOf({ c }: ChangeRequest, body?: { version?: number | undefined }): number | undefined {
  const header = /^(?:W\/)?"?(\d{1,9})"?$/.exec(c.req.header('if-match') ?? '')?.[1]
  return body?.version ?? (header ? Number(header) : undefined)
}
