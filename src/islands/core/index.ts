export type { Core, CoreOptions, MountedIsland, MountRequest } from './Core'
export { createCore } from './createCore'
