import { contrastRatio, cssColour, readableTextOn } from '../../src/model'

const READABLE = 4.5

/** The colour as a ground for text, moved away from the text's colour until it can be read, and that text. */
export function readableFill(hex: string): { fill: string; text: string } {
  const text = readableTextOn(hex)
  return { fill: readable(hex, contrastRatio(text, '#000000') > contrastRatio(text, '#ffffff') ? '#000000' : '#ffffff', text), text }
}

/** The colour itself if it can be read on the ground, else mixed with black or white until it can. */
export function readable(hex: string, towards: string, ground: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(cssColour(hex), towards, share)
    if (contrastRatio(mixed, ground) >= READABLE) return mixed
  }
  return towards
}

function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16))
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
