export { CHECKS } from './checkList'
export { examinePage, openPage } from './examinePage'
export { readManifest } from './Manifest'
export { reportSchema } from './Report'
