import { cssColour } from '../model'
import { mixColours, readableColour } from './readableColour'

interface QuietColours {
  readonly color: string
  readonly backgroundColor: string
}

/** Few colours on many labels: each is mixed once. */
const known = new Map<string, QuietColours>()

/** Text and background of a label in any hex colour, readable in both schemes. */
export function quietColours(colour: string): QuietColours {
  let colours = known.get(colour)
  if (!colours) known.set(colour, (colours = mix(colour)))
  return colours
}

function mix(colour: string): QuietColours {
  const fill = cssColour(colour)
  const light = mixColours(fill, '#ffffff', 0.88)
  const dark = mixColours(fill, '#121822', 0.8)
  return {
    color: `light-dark(${readableColour(fill, '#000000', [light])}, ${readableColour(fill, '#ffffff', [dark])})`,
    backgroundColor: `light-dark(${light}, ${dark})`,
  }
}
