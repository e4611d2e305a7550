// Limits of zones. Bytes, seconds or counts, as the names say.
export const TTL_MIN = 60 // default 5.10
export const TTL_MAX = 86_400 // default 5.10
export const TTL_DEFAULT = 3_600 // default 5.10
export const ZONE_RECORDS_MAX = 1_000 // default
export const ZONE_FILE_MAX_BYTES = 256 * 1024 // default, as common importers have it
export const TXT_CHUNK_BYTES = 255 // RFC 1035 3.3: a character string
export const TXT_MAX_BYTES = 4_096 // default: longer answers get lost on the way
export const DNS_COMMENT_MAX = 200 // default 5.10
export const SPF_LOOKUPS_MAX = 10 // RFC 7208 4.6.4
/** Share of the records that may change without a typed confirmation, from so many records on (DN-06). */
export const CONFIRM_SHARE = 0.3
export const CONFIRM_FROM_RECORDS = 10
