import { contrastRatio } from '../model'

/** The smallest contrast of text (WCAG 2.2, 1.4.3). */
const READABLE = 4.5
const STEP = 0.05

/** The colour nearest to the given one, on the way to black or white, that can be read on all the surfaces. All are `#rrggbb`. */
export function readableColour(colour: string, towards: '#000000' | '#ffffff', surfaces: readonly string[]): string {
  for (let share = 0; share < 1; share += STEP) {
    const candidate = mixColours(colour, towards, share)
    if (surfaces.every((surface) => contrastRatio(candidate, surface) >= READABLE)) return candidate
  }
  return towards
}

/** `share` of the second colour in the first, in sRGB. */
export function mixColours(first: string, second: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(channel(first, at) * (1 - share) + channel(second, at) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
