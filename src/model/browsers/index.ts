export { type BrowserEngine, NEEDED_FEATURES, type NeededFeature } from './features'
export { firstVersion, judgeBrowser, type JudgedBrowser, neededFeatures } from './judgeBrowser'
