/** Letters of the name of a collection or a field. */
export const COLLECTION_NAME_MAX_LENGTH = 100
/** Items that one call makes or deletes. */
export const ITEMS_AT_ONCE = 500
