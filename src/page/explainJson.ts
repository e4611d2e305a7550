import type { PageIssue } from './PageIssue'

/** Why a text that `readJson` gave back is not JSON. */
export async function explainJson(text: string): Promise<PageIssue> {
  const { jsonIssue } = await import('./examineData')
  return jsonIssue(text)
}
