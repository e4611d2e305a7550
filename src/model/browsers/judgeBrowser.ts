import { type BrowserEngine, NEEDED_FEATURES, type NeededFeature } from './features'
import { keysOf } from '../keysOf'

export interface JudgedBrowser {
  readonly engine: BrowserEngine
  readonly version: number
  /** What it lacks, and the first version that has it. */
  readonly lacks: readonly { readonly feature: NeededFeature; readonly since: number }[]
}

/** Every browser on iOS is Safari inside, whose version is the one of iOS; it stands before the others, because they name it. */
const SIGNS: readonly (readonly [BrowserEngine, RegExp])[] = [
  ['safari', /\b(?:iPhone OS|iPad; CPU OS) (\d+)_(\d+)/],
  ['firefox', /\bFirefox\/(\d+)/],
  ['chrome', /\bChrom(?:e|ium)\/(\d+)/],
  ['safari', /\bVersion\/(\d+)(?:\.(\d+))?/],
]

/**
 * What a browser lacks, by its user agent; undefined for one that is not known. For people who read the logs of a server: on a page, islands
 * look for the features themselves.
 */
export function judgeBrowser(userAgent: string): JudgedBrowser | undefined {
  for (const [engine, sign] of SIGNS) {
    const [found, major, minor = '0'] = sign.exec(userAgent) ?? []
    if (found) return judge(engine, Number(`${major}.${minor}`))
  }
  return undefined
}

function judge(engine: BrowserEngine, version: number): JudgedBrowser {
  const lacks = neededFeatures()
    .map((feature) => ({ feature, since: NEEDED_FEATURES[feature][engine] }))
    .filter(({ since }) => since > version)
  return { engine, version, lacks }
}

/** The first version of an engine that has all of them. */
export const firstVersion = (engine: BrowserEngine): number =>
  Math.max(...neededFeatures().map((feature) => NEEDED_FEATURES[feature][engine]))

export const neededFeatures = (): NeededFeature[] => keysOf(NEEDED_FEATURES)
