import * as v from 'valibot'
import { StockMedia } from '../../../src/contract'
import { readLimited } from '../../services'
import type { Services } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { ofPartner } from '../../db/queries/base'

const TIMEOUT_MS = 30_000 // for all of the answer
const MAX_BYTES = 1024 ** 2
const PROMPT_MAX_LENGTH = 20_000

/** Asks a service that the installation has set up; what it answers is checked like everything from outside. */
async function ask<Schema extends v.GenericSchema>(url: string, init: RequestInit, schema: Schema): Promise<v.InferOutput<Schema>> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    if (!isJson(answer)) throw new Error('no JSON')
    return v.parse(schema, JSON.parse(await readLimited(answer, MAX_BYTES)))
  } catch {
    // Nothing of what the service said is for the person who asked.
    throw new HttpError(502, 'refusal.outside')
  }
}

const isJson = ({ headers }: Response): boolean => /^application\/(?:[\w.-]{1,60}\+)?json\b/i.test(headers.get('content-type') ?? '')

const missing = (name: string) => new HttpError(503, 'refusal.notConfigured', { values: { name } })
const bearer = (key: string | null): Record<string, string> => (key ? { Authorization: `Bearer ${key}` } : {})

export async function answerPrompt(
  { outside: { aiUrl, aiKey } }: Services,
  prompt: string,
  context: string | undefined,
): Promise<{ text: string }> {
  if (!aiUrl) throw missing('AI_URL')
  if (prompt.length + (context?.length ?? 0) > PROMPT_MAX_LENGTH) throw new HttpError(422, 'refusal.tooMuch')
  const headers = { 'Content-Type': 'application/json', ...bearer(aiKey) }
  return ask(aiUrl, { method: 'POST', headers, body: JSON.stringify({ prompt, context }) }, v.object({ text: v.string() }))
}

/** What the stock library has for a term, without what this partner never wants to see. */
export async function searchStock(
  { outside: { stockUrl, stockKey }, db }: Services,
  partnerId: number,
  kind: 'photos' | 'videos',
  term: string,
) {
  if (!stockUrl) throw missing('STOCK_URL')
  const url = new URL(stockUrl)
  url.searchParams.set('kind', kind)
  url.searchParams.set('term', term)
  const { items } = await ask(url.href, { headers: bearer(stockKey) }, v.object({ items: v.array(StockMedia) }))
  const blacklisted = await ofPartner(db, partnerId, 'stock_blacklist').select('photo').execute()
  const never = new Set(blacklisted.map(({ photo }) => photo))
  return { items: items.filter(({ id }) => !never.has(String(id))) }
}
