import * as v from 'valibot'

/** Files a user sends, one or several under the same field name. */
export const Upload = v.object({ file: v.union([v.file(), v.array(v.file())]) })
export type Upload = v.InferOutput<typeof Upload>
