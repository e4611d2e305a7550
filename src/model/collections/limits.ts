/** Letters of the name of a collection or a field. */
export const COLLECTION_NAME_MAX_LENGTH = 100
/** Items that one call makes. */
export const ITEMS_AT_ONCE = 500
/** Items that one call deletes, all or none: their ids take little room. */
export const ITEMS_DELETED_AT_ONCE = 10_000
