import { contrastRatio, cssColour, isHexColour, readableTextOn } from '../model'
import { mixColours, readableColour } from './readableColour'

// The surfaces of tokens.css that are hardest to read on.
const LIGHT_SURFACES = ['#ffffff', '#f2f4f7']
const DARK_SURFACES = ['#121822', '#1a2230']

/**
 * The sheet that puts a partner's own colour in place of the primary one, or '' if there is none. Text on it is white or dark, whichever reads better;
 * the colour as text is darkened or lightened until it can be read on our surfaces.
 */
export function brandCss(colour: string | null | undefined): string {
  if (!colour || !isHexColour(colour)) return ''
  const fill = cssColour(colour)
  const on = textOn(fill)
  const shade = on === '#ffffff' ? '#000000' : '#ffffff'
  const lightTint = mixColours(fill, '#ffffff', 0.91)
  const darkTint = mixColours(fill, '#121822', 0.8)
  const lightText = readableColour(fill, '#000000', [...LIGHT_SURFACES, lightTint])
  const darkText = readableColour(fill, '#ffffff', [...DARK_SURFACES, darkTint])
  const text = `light-dark(${lightText}, ${darkText})`
  const tokens = {
    primary: fill,
    'primary-hover': mixColours(fill, shade, 0.12),
    'primary-active': mixColours(fill, shade, 0.22),
    'on-primary': on,
    'primary-text': text,
    'primary-tint': `light-dark(${lightTint}, ${darkTint})`,
    focus: text,
    'focus-halo': `light-dark(${mixColours(fill, '#ffffff', 0.8)}, ${mixColours(fill, '#121822', 0.7)})`,
  }
  return `:host{${Object.entries(tokens)
    .map(([name, value]) => `--partner-${name}:${value}`)
    .join(';')}}`
}

/** On some colours of middle brightness only black reaches 4.5:1. */
function textOn(fill: string): string {
  const text = readableTextOn(fill)
  return contrastRatio(text, fill) >= 4.5 ? text : '#000000'
}
