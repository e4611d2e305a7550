import { cssColour } from '../model'
import { mixColours, readableColour } from './readableColour'

/** Text and background of a label in any hex colour, readable in both schemes. */
export function quietColours(colour: string): { color: string; backgroundColor: string } {
  const fill = cssColour(colour)
  const light = mixColours(fill, '#ffffff', 0.88)
  const dark = mixColours(fill, '#121822', 0.8)
  return {
    color: `light-dark(${readableColour(fill, '#000000', [light])}, ${readableColour(fill, '#ffffff', [dark])})`,
    backgroundColor: `light-dark(${light}, ${dark})`,
  }
}
