// CSS pixels, and sizes of what turns while one waits.
export const WIDE_MIN_PX = 1024 // default
export const SCROLL_OFFSET_PX = 16 // spec 2.6, 9
export const SCROLL_OFFSET_ELEMENT_PX = 120 // spec 9
export const COLUMN_MIN_PX = 80 // default: CSS pixels that a column of a list can be narrowed to (L-08)
export const COLUMN_MAX_PX = 640 // default: and widened to
export const SPINNER_SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const // spec 9
