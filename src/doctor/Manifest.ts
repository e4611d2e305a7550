import * as v from 'valibot'

const Files = v.array(v.string())

/** `manifest.json` of the package, as far as the doctor needs it. */
const Manifest = v.object({
  entry: v.string(),
  core: Files,
  islands: v.record(v.string(), v.object({ file: v.string(), preload: Files, lazy: Files, needs: Files })),
  messages: v.record(v.string(), v.record(v.string(), Files)),
  files: v.record(v.string(), v.object({ integrity: v.string() })),
})
export type Manifest = v.InferOutput<typeof Manifest>

/** Throws when the text is not a manifest of this package. */
export const readManifest = (text: string): Manifest => v.parse(Manifest, JSON.parse(text))
