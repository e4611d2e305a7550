export const METADATA_MAX_BYTES = 8 * 1024 // screens WC-06: as JSON

const TEXT_MAX_LENGTH = 200
const CUSTOM_MAX_LENGTH = 2_000

/** How many characters a property of the customer's data may have (ours): what teams keep in fields of their own is often more than a line. */
export const customerTextMax = (property: string): number => (property.startsWith('custom') ? CUSTOM_MAX_LENGTH : TEXT_MAX_LENGTH)
