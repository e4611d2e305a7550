import * as v from 'valibot'
import { flag, id, maybe, phpMap } from '../tolerant'

/** A ready-made part of a website. */
export const Preset = v.object({
  id,
  name: v.string(),
  category: maybe(v.string()),
  image: maybe(v.string()),
  used: flag,
  content: v.optional(phpMap(v.unknown()), {}),
})
export type Preset = v.InferOutput<typeof Preset>

/** Creates a preset, or changes the one with the id. */
export const PresetDraft = v.object({
  id: v.optional(id),
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  category: v.optional(v.string()),
  content: v.record(v.string(), v.unknown()),
})
export type PresetDraft = v.InferInput<typeof PresetDraft>
