import * as v from 'valibot'
import { keysOf } from '../model'
import { CHECKS } from './checkList'
import type { Examined } from './Examined'
import type { Finding } from './Finding'
import { attribute } from './PageElement'

/** What `partner-islands doctor --json` prints. */
export const reportSchema = v.object({
  /** Raised when a reader of this report would have to change. */
  report: v.literal(1),
  /** Address or file; `-` for standard input. */
  source: v.string(),
  errors: v.number(),
  warnings: v.number(),
  islands: v.array(v.object({ name: v.string(), id: v.nullable(v.string()), line: v.number() })),
  /** Routes that were called; empty without --api. */
  called: v.array(v.string()),
  findings: v.array(
    v.object({
      check: v.picklist(keysOf(CHECKS)),
      severity: v.picklist(['error', 'warning']),
      message: v.string(),
      remedy: v.string(),
      line: v.optional(v.number()),
      column: v.optional(v.number()),
    }),
  ),
})
export type Report = v.InferOutput<typeof reportSchema>

export function makeReport(source: string, { hosts }: Examined, findings: readonly Finding[], called: readonly string[]): Report {
  const count = (severity: Finding['severity']) => findings.filter((found) => found.severity === severity).length
  return {
    report: 1,
    source,
    errors: count('error'),
    warnings: count('warning'),
    islands: hosts.map((host) => ({ name: attribute(host, 'data-island'), id: host.attributes.get('id') ?? null, line: host.line })),
    called: [...called],
    findings: [...findings],
  }
}
