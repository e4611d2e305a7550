import { mergeFields } from '../../../model'

/** Fields without a value and questions without an answer that are still in a text. */
export const openFieldsIn = (text: string): readonly string[] => mergeFields(text, {}).missing
