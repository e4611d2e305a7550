import * as v from 'valibot'
import { API_TOKEN_NAME_MAX, API_TOKEN_SCOPES } from '../../model'
import { day } from '../fields'
import { id, maybe } from '../tolerant'

/** By which a program works in the name of a person, at one partner. */
export const ApiToken = v.object({
  id,
  name: v.string(),
  scopes: v.array(v.picklist(API_TOKEN_SCOPES)),
  createdAt: v.string(),
  /** Its last day, in the zone of the partner. */
  until: v.string(),
  lastUsedAt: maybe(v.string()),
  /** Told once, when it is made. */
  token: maybe(v.string()),
})
export type ApiToken = v.InferOutput<typeof ApiToken>

export const NewApiToken = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(API_TOKEN_NAME_MAX)),
  scopes: v.pipe(v.array(v.picklist(API_TOKEN_SCOPES)), v.minLength(1)),
  /** Its last day. */
  until: day,
})
export type NewApiToken = v.InferOutput<typeof NewApiToken>
