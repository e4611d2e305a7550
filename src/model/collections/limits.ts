/** Letters of the name of a collection or a field. */
export const COLLECTION_NAME_MAX_LENGTH = 100
