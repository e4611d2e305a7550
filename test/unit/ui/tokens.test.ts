import { readFileSync } from 'node:fs'
import { contrastRatio } from '../../../src/model'

const css = readFileSync('src/ui/tokens.css', 'utf8')

function tokens(scheme: 'light' | 'dark'): (name: string) => string {
  const index = scheme === 'light' ? 1 : 2
  const values = new Map(
    [...css.matchAll(/--partner-([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map((match) => [
      match[1],
      match[3 + index - 2] ?? match[4],
    ]),
  )
  return (name) => {
    const value = values.get(name)
    if (!value) throw new Error(`no colour --partner-${name}`)
    return value
  }
}

const SURFACES = ['canvas', 'surface', 'raised', 'sunken']
const TEXTS = ['text', 'text-muted', 'text-subtle', 'primary-text', 'secondary-text', 'error-text', 'success-text', 'warning-text']
const PAIRS = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'primary-active'],
  ['on-bright', 'success'],
  ['on-bright', 'warning'],
  ['primary-text', 'primary-tint'],
  ['error-text', 'error-tint'],
  ['success-text', 'success-tint'],
  ['warning-text', 'warning-tint'],
] as const

describe.each(['light', 'dark'] as const)('%s tokens', (scheme) => {
  const colour = tokens(scheme)

  it.each(TEXTS)('%s can be read on every surface', (text) => {
    for (const surface of SURFACES) expect(contrastRatio(colour(text), colour(surface))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(PAIRS)('%s can be read on %s', (text, fill) => {
    expect(contrastRatio(colour(text), colour(fill))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['border-control', 'focus'])('%s can be seen on every surface', (line) => {
    for (const surface of SURFACES) expect(contrastRatio(colour(line), colour(surface))).toBeGreaterThanOrEqual(3)
  })

  it('white can be read on the fill of dangerous actions', () => {
    for (const fill of ['danger', 'danger-hover']) expect(contrastRatio('#ffffff', colour(fill))).toBeGreaterThanOrEqual(4.5)
  })
})

it('keeps the fills of the theme', () => {
  for (const fill of ['primary: #0852ed', 'secondary: #ed5a6c', 'error: #ff3d71', 'success: #00d68f', 'warning: #ffc300'])
    expect(css).toContain(`--partner-${fill};`)
})
