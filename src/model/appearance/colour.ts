import { TEXT_ON_FILL, TEXT_ON_PRIMARY } from './theme'

export const BRAND_PREVIEW_DEBOUNCE_MS = 400 // default: while a colour is dragged
export const HEX_COLOUR_LENGTH = 6 // spec 9

const HEX_COLOUR = /^#?(?:[\da-f]{3}|[\da-f]{6})$/i

/** 3 or 6 hex digits with an optional # (spec 5). */
export const isHexColour = (value: string): boolean => HEX_COLOUR.test(value)

/** What a colour input keeps of what was typed: hex digits only, at most six, no # (spec 5). */
export const normaliseHexColour = (value: string): string => value.replace(/[^\da-f]/gi, '').slice(0, HEX_COLOUR_LENGTH)

/** `#rrggbb` of a valid hex colour, for CSS and for inputs of type color. */
export function cssColour(hex: string): string {
  const digits = normaliseHexColour(hex).toLowerCase()
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

/** Contrast of two hex colours, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The text colour, white or near black, that reads better on the given fill. */
export const readableTextOn = (fill: string): string =>
  contrastRatio(fill, TEXT_ON_PRIMARY) >= contrastRatio(fill, TEXT_ON_FILL) ? TEXT_ON_PRIMARY : TEXT_ON_FILL

function luminance(hex: string): number {
  const value = Number.parseInt(cssColour(hex).slice(1), 16)
  const red = linear((value >> 16) & 255)
  const green = linear((value >> 8) & 255)
  const blue = linear(value & 255)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
