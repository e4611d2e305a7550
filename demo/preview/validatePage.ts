import type { HostContext } from '../kernel/context'
import { parsePage } from '../../src/page/parsePage'

/** Says what the islands would say about this page data; `usable` = they would start. */
export async function validatePage(c: HostContext): Promise<Response> {
  const data = parsed(await c.req.text())
  if (!data.ok) return c.json({ usable: false, issues: [{ code: 'syntax', path: '', message: data.message }] })
  const result = parsePage(data.value, c.get('locale'))
  return c.json({ usable: result.ok, issues: result.ok ? result.notes : result.issues })
}

function parsed(text: string): { ok: true; value: unknown } | { ok: false; message: string } {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  }
}
