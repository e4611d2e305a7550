export { type BrowserEngine, NEEDED_FEATURES, type NeededFeature } from './features'
export { type BrowserVerdict, firstVersion, judgeBrowser, neededFeatures } from './judgeBrowser'
